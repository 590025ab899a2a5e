#loc = loc(unknown)
#loc2 = loc("data_0")
#loc3 = loc("n0")
#loc4 = loc("n5")
#loc5 = loc("n7")
#loc6 = loc("n3")
#loc7 = loc("n12")
#loc8 = loc("n14")
#loc9 = loc("n10")
#loc10 = loc("n18")
#loc11 = loc("n25")
#loc12 = loc("n33")
#loc13 = loc("n40")
#loc14 = loc("n47")
#loc15 = loc("n54")
#loc16 = loc("n62")
#loc17 = loc("n20")
#loc18 = loc("n22")
#loc19 = loc("n35")
#loc20 = loc("n37")
#loc21 = loc("n49")
#loc22 = loc("n51")
#loc23 = loc("n64")
#loc24 = loc("n1")
#loc26 = loc("n4")
#loc27 = loc("n6")
#loc28 = loc("n8")
#loc30 = loc("n11")
#loc31 = loc("n13")
#loc32 = loc("n15")
#loc35 = loc("n19")
#loc36 = loc("n21")
#loc37 = loc("n23")
#loc39 = loc("n26")
#loc40 = loc("n27")
#loc41 = loc("n28")
#loc42 = loc("n29")
#loc43 = loc("n30")
#loc46 = loc("n34")
#loc47 = loc("n36")
#loc48 = loc("n38")
#loc50 = loc("n41")
#loc51 = loc("n42")
#loc52 = loc("n43")
#loc53 = loc("n44")
#loc54 = loc("n45")
#loc56 = loc("n48")
#loc57 = loc("n50")
#loc58 = loc("n52")
#loc60 = loc("n55")
#loc61 = loc("n56")
#loc62 = loc("n57")
#loc63 = loc("n58")
#loc64 = loc("n59")
#loc66 = loc("n63")
#loc67 = loc("_v_163")
#loc68 = loc("n65")
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 2 + d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3x224x224xf32>) -> tensor<1x1000x1x1xf32>, sym_name = "squeezenet_old"}> ({
  ^bb0(%arg0: tensor<1x3x224x224xf32> loc("data_0")):
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64 loc(#loc)
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc)
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32 loc(#loc)
    %3 = "arith.constant"() <{value = dense<[-0.0143741574, 0.160943121, -0.0165572576, 0.00531461183, -0.0421839096, -0.0792503729, 0.189242646, 0.133442491, 0.0319504067, 0.0684419721, -0.0494850129, 0.00468583638, -0.0111201638, 0.0606028214, 0.263433844, 0.00328992377, 0.0549327023, 3.915710e-02, 0.130508929, 0.0078067882, -0.0123151513, 0.056971848, 0.118770085, 0.043747738, -0.0469916947, 0.00219176477, 0.170421928, 7.926240e-03, 0.0502764136, 0.0362138674, -0.0533801354, 0.00807651318, 0.0146855582, 0.103576772, 0.00427307189, -0.00942260772, 0.0211739391, -0.00824648514, -0.0439642258, -0.00515688071, -0.0244601108, -0.030417094, -0.0268764775, -0.00101417874, -0.0420853756, 0.0442580022, 0.063461788, 0.195876852, 0.0292494185, 0.015026913, 6.397560e-02, 0.164964259, 0.0440055542, -0.0330545455, 0.00458009401, 0.00346950325, 0.0143194366, 0.0529624298, -0.0633247942, 0.0636934862, 0.0518886037, -0.0128369099, 0.0485497676, -0.0242147762]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc3)
    %4 = "arith.constant"() <{value = dense<[9.00579034E-4, 0.0631857514, 0.0319540128, 0.0492796339, -2.00289956E-4, 0.048647929, -0.0312093217, 0.0352019481, 0.103168912, 0.14602302, 0.0586968027, 0.0500284247, 9.927210e-02, -0.00287592364, -0.0155168716, -0.00295909285, 5.228160e-02, -0.00279338309, 0.109580666, -0.041211132, 0.137215719, -0.0424733497, 0.057262063, 0.0655204355, 0.0843371153, 0.00866268761, -0.0237108245, 0.0480730273, -0.0600555278, 0.0362028852, 0.0267867502, 0.0894785225, 0.0132499179, -0.00242441869, 0.0166192353, 0.0248600394, -0.00995640456, -3.319790e-02, 0.0229483806, -0.00713215722, -5.751150e-02, 0.0359795019, -0.0213177949, 4.678640e-02, 0.0564056635, 0.0397328883, 0.00554167852, -0.00338309072, 0.0106016137, -0.0037965267, 0.0217624474, 0.0295667686, -0.0391012244, 0.00261445576, -0.0334076285, -0.0126705794, -0.0196231585, -0.041521918, 0.0340713896, 9.876500e-02, 0.0216883514, 0.00778680947, 0.0226662178, 0.0051534255]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc4)
    %5 = "arith.constant"() <{value = dense<[0.0593859293, 0.0238991398, 0.0265223086, -0.0144855594, 0.0186822247, 0.00758772576, -0.00346166245, -0.0189051945, -0.00452281581, -0.00825147517, 0.0174391102, 0.0259393137, -0.0133084552, 0.0134391235, -0.001286129, -0.0267597828, -0.0245459769, 2.270570e-02, 0.0742389113, -0.0360359475, 0.0225194842, -0.0177461375, -0.00943510327, -0.0228584148, 0.0130550349, -0.00797520112, -0.0361551419, 0.012450424, -0.00629368098, 0.0223097168, 0.040127039, -0.00826775935, -0.0201109704, -0.0213858373, 0.0442952253, 0.00316926511, -0.0104760248, -0.051778391, -0.0112739708, 0.011509994, 0.0441713855, 0.00383512815, 0.0150664169, -0.0235976372, -0.010668817, 0.0224993154, -0.01346986, -0.0285923276, 0.0157535691, -0.0184202306, 0.0291787144, 0.0187589545, -0.022741003, -0.0235108417, -0.00994319655, -0.0151781086, 0.0681616813, 0.0224516075, 0.00816160347, -0.0043257121, 0.00670968695, -0.0157494433, -0.0242822561, 0.0080881156]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc5)
    %6 = "arith.constant"() <{value = dense<[-0.0707879066, 0.047747504, 0.0261153448, 0.00384977018, -0.0242519453, 0.123092338, 0.110634387, -0.1164096, -5.291640e-02, 0.206096023, 0.0955385342, 9.83016288E-5, 0.183742091, 0.0604854822, -0.0636717603, 0.242732152]> : tensor<16xf32>}> : () -> tensor<16xf32> loc(#loc6)
    %7 = "arith.constant"() <{value = dense<[-0.0123062581, -0.0284409281, 3.45118169E-4, -0.0578877442, -0.0363518745, -0.0413135514, -0.0144396508, 0.130118221, -0.0394599363, -0.0579007231, -0.0137177277, -0.034319628, 0.0215547271, -0.0575861111, 0.0322108977, -0.027865652, -0.0670367703, -0.0232500099, -0.0472271219, 2.314510e-02, 0.0276351571, -0.027526442, 0.0403066464, 0.027261015, 0.0248354822, -3.266720e-02, 0.0318505876, 1.046860e-02, 0.0405716076, 0.0567846596, -0.015934458, -0.0140672671, 0.0941112787, -0.00991994515, 0.02100843, 0.0501749478, -0.0366528966, 0.0799882784, -0.00959819555, 0.304243267, 0.055702813, -0.0512428358, 0.0746667534, -0.0260506663, 0.0497737937, 0.030823024, 0.0180538241, 0.0331486687, -0.04917733, -0.0331386253, -0.0530187711, 0.0282344855, -0.0232183598, 0.0195367038, -0.00286336313, -0.00462044356, 0.0458258875, 0.0213299543, 0.0469963886, -0.00183006085, -0.0239471607, 0.0141739473, 0.0257415306, -0.0186116584]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc7)
    %8 = "arith.constant"() <{value = dense<[-0.0209235046, -0.0300810672, -0.00604411913, 0.0238693208, 0.0166127533, -3.123530e-02, -0.0257787742, 0.0194951892, -0.00187488541, -0.0488205887, -6.312960e-03, -0.0412018523, 0.0705781057, -0.00618529972, -0.0536147878, -0.0083210757, -0.0269588307, 0.026296122, -0.00800309051, -0.00721515389, -0.0040995935, 0.0122176539, -0.00631208625, -0.0147133702, 0.0225449651, 0.0459165424, -0.0220701117, 0.00217710761, 0.00926466379, 0.0229950342, 0.00336799887, 0.0202199072, 0.00509420084, -0.00251163938, -2.194150e-02, -0.0139459642, 0.0155963479, -0.0129927825, 0.0411358327, -0.00600784598, -0.00797252543, 0.0116539169, 0.0427907258, -0.0113656772, -0.0243096333, -0.017649347, -0.0462860726, 0.00524843391, -0.0146219749, 0.0072664097, -0.0359267704, -0.022699222, -0.0175348967, -0.014686076, 0.048350174, -0.00721514318, 0.081073977, -0.0315271467, -0.00994653347, -0.0202847663, 0.0116936332, 0.103297971, -0.0239954032, 0.0136095555]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc8)
    %9 = "arith.constant"() <{value = dense<[0.126009226, 0.177799046, -0.101416856, -0.0347842574, 0.0644437671, 0.326753348, 0.111977957, 0.0170132425, 0.0766122118, 0.133217603, 0.0278144404, 0.066823028, -0.00859330874, 0.0863938183, -0.00519463187, 0.118287563]> : tensor<16xf32>}> : () -> tensor<16xf32> loc(#loc9)
    %10 = "arith.constant"() <{value = dense<[-0.00381866796, 0.0174758807, -0.0456511304, -0.00428812718, -0.0358813629, 0.0268566553, -0.0220731143, 0.0298534986, 0.0561955459, -0.0439966768, 0.104690939, 0.0308451988, 0.0210151728, 0.0737273619, -0.10886015, -0.103220262, -0.0980870798, -0.00395000447, 0.110274844, -0.00787747651, -0.0694417581, 0.138828516, 0.0815369263, 0.0273586605, -0.0412783325, -3.02628876E-4, -0.0228866078, 0.0842395797, 0.128760651, 0.0178253949, 0.041251611, 0.0487152711]> : tensor<32xf32>}> : () -> tensor<32xf32> loc(#loc10)
    %11 = "arith.constant"() <{value = dense<[0.0555197969, -0.00118280831, 0.152122408, 0.0280992612, 0.103801779, -0.19417657, 0.0552425869, -0.0647512451, 0.00468535628, -0.100928813, -0.00641881954, 0.0497183464, 0.00597512256, -0.0177068915, 0.0194984432, 0.0701871738, 0.0384454094, -0.0188272763, 0.0507914387, 0.10478124, 0.0561902188, 0.0171281062, -0.0252630655, 0.00263594976, 0.111063153, -1.68447834E-4, 0.0340244398, 0.089795798, -0.0821184515, -0.0116013018, 0.0716105327, 0.0795862376]> : tensor<32xf32>}> : () -> tensor<32xf32> loc(#loc11)
    %12 = "arith.constant"() <{value = dense<[0.0167460926, -0.00203714194, -0.0607704073, 0.0597160533, 0.0808726623, 0.00500707282, -0.0169716571, 0.0729454607, -0.0361745171, -0.0058519654, -0.00783953723, 0.0547192693, 0.0229321867, -0.0335309654, 0.0365246162, 0.0411251187, 0.0087276306, 0.0210032538, -0.0113108335, 0.00569340587, 0.0403194129, -0.0298152063, 0.0032439467, -0.0361651368, -0.0844223126, -0.0107982485, -0.0350628234, 0.0398751609, -5.468970e-02, -0.0326436386, -0.0821038038, 0.0150760422, 0.00354494201, -0.120549642, 0.115262516, -0.00850300118, 0.00519041438, 0.0338950045, 0.00316796498, 0.0520538725, -0.0301935542, -0.0146257095, -0.0190227907, 0.0715874285, 0.058679454, 0.0713000298, -0.0611549877, 0.134696856]> : tensor<48xf32>}> : () -> tensor<48xf32> loc(#loc12)
    %13 = "arith.constant"() <{value = dense<[0.0472030118, 0.0154893817, 0.168426424, 0.0234572403, -6.14986813E-4, -0.028771136, 0.0638153702, 0.0646899715, 0.0393133499, 0.075124979, 0.137417361, -0.192709148, 0.00776884099, 0.0216388572, 0.039137017, 0.129098281, 0.100678556, 0.0891914069, -0.0144698787, -0.0585558712, -0.124589518, 0.100114547, -4.669890e-02, 0.0966624096, -0.0473114774, -0.105006948, -0.151464373, 0.118710205, 0.0550535731, -0.0736283585, -0.116071254, 0.0872193276, -0.0178857837, 0.0208947398, -0.0560699739, 0.146842822, -0.0112452619, 0.00182745769, 0.0722395405, -0.0515738577, -0.0660997778, -0.0414832942, 0.106538802, 0.0839456543, -0.00582553772, 0.00280931685, 0.0365853682, 0.0819616988]> : tensor<48xf32>}> : () -> tensor<48xf32> loc(#loc13)
    %14 = "arith.constant"() <{value = dense<[1.34627879, -0.0905323103, 0.0997165143, -0.137909859, 0.0295991935, -0.113536097, -0.109589711, -0.0974335595, 0.124961257, 0.0675899908, 0.0438800417, -0.119775556, -1.21534765, 0.0483122431, 0.380437165, 0.104613848, 0.0855635702, -0.0274046846, 0.0336211286, -0.151424348, 0.0166235827, -0.112927243, 0.0213651191, -0.0511455573, 0.083199121, 0.141852245, 0.0126017202, 0.0477053225, -0.300063878, -0.765575587, 0.35376358, 0.0275587738, -0.259057105, -0.0692129955, -0.044005394, 0.235239685, 0.0436399952, 0.120797902, -0.0510152243, 0.0218800604, 0.0240174625, 0.299058288, 0.200615913, 2.25393701, -0.199861914, 0.0982753187, 7.06550455, 0.0215287562, 0.245981634, -0.00171173597, 0.179727465, -6.430730e-02, -0.0117341476, 0.0817634239, -0.0954722836, 0.114707544, -0.286578715, -0.293161303, -0.111182429, 0.0317605324, -1.696510e-02, -0.352416873, -0.0823957771, 0.00470494432]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc14)
    %15 = "arith.constant"() <{value = dense<[0.0801437348, -0.0468013473, -0.117643341, 0.106987119, -0.00847030897, -0.540569842, 0.0523235388, 0.0252921563, 0.0961629897, -0.0708819181, -0.129257768, -0.0333051682, 0.00176373147, -0.0821941196, -0.0442884788, 0.148611099, -0.0513345636, -0.120436363, -0.115950666, -0.113634586, -1.503780e-01, 0.11025276, 0.0717659071, -0.242731839, 0.111564018, -0.248015583, -0.0463455319, 0.0302379448, -0.0250493698, 0.0339699239, -0.0504612923, 0.18265906, -0.0502604172, -0.0775122792, -0.0314597562, -0.0741847232, -0.0171789359, 0.0942489952, 0.14540711, 0.1080404, -0.067463465, 0.00759321079, 0.464103431, 0.00147800148, -0.942070246, -0.0914765894, -0.160895139, -0.0473047681, -0.00812999159, -0.009875522, 0.00387981837, 0.0714932457, 0.0653379709, -0.079079628, -0.00583526911, -0.019068839, -0.0777994766, -0.0814907104, 0.226792291, -5.440900e-01, 0.268344313, -0.127650186, -0.0908286571, -0.0597377867]> : tensor<64xf32>}> : () -> tensor<64xf32> loc(#loc15)
    %16 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<1000x512x1x1xf32>}> : () -> tensor<1000x512x1x1xf32> loc(#loc16)
    %17 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<64x3x3x3xf32>}> : () -> tensor<64x3x3x3xf32> loc(#loc3)
    %18 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<64x16x1x1xf32>}> : () -> tensor<64x16x1x1xf32> loc(#loc4)
    %19 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<64x16x3x3xf32>}> : () -> tensor<64x16x3x3xf32> loc(#loc5)
    %20 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<16x64x1x1xf32>}> : () -> tensor<16x64x1x1xf32> loc(#loc6)
    %21 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<16x128x1x1xf32>}> : () -> tensor<16x128x1x1xf32> loc(#loc9)
    %22 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<128x32x1x1xf32>}> : () -> tensor<128x32x1x1xf32> loc(#loc17)
    %23 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<128x32x3x3xf32>}> : () -> tensor<128x32x3x3xf32> loc(#loc18)
    %24 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<32x128x1x1xf32>}> : () -> tensor<32x128x1x1xf32> loc(#loc10)
    %25 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<32x256x1x1xf32>}> : () -> tensor<32x256x1x1xf32> loc(#loc11)
    %26 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<192x48x1x1xf32>}> : () -> tensor<192x48x1x1xf32> loc(#loc19)
    %27 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<192x48x3x3xf32>}> : () -> tensor<192x48x3x3xf32> loc(#loc20)
    %28 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<48x256x1x1xf32>}> : () -> tensor<48x256x1x1xf32> loc(#loc12)
    %29 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<48x384x1x1xf32>}> : () -> tensor<48x384x1x1xf32> loc(#loc13)
    %30 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<256x64x1x1xf32>}> : () -> tensor<256x64x1x1xf32> loc(#loc21)
    %31 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<256x64x3x3xf32>}> : () -> tensor<256x64x3x3xf32> loc(#loc22)
    %32 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<64x384x1x1xf32>}> : () -> tensor<64x384x1x1xf32> loc(#loc14)
    %33 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<64x512x1x1xf32>}> : () -> tensor<64x512x1x1xf32> loc(#loc15)
    %34 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<1x128x27x27xf32>}> : () -> tensor<1x128x27x27xf32> loc(#loc)
    %35 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<1x192x13x13xf32>}> : () -> tensor<1x192x13x13xf32> loc(#loc)
    %36 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<1x256x13x13xf32>}> : () -> tensor<1x256x13x13xf32> loc(#loc)
    %37 = "arith.constant"() <{value = dense<2.000000e-02> : tensor<1x1000x13x13xf32>}> : () -> tensor<1x1000x13x13xf32> loc(#loc16)
    %38 = "arith.constant"() <{value = 1.690000e+02 : f32}> : () -> f32 loc(#loc23)
    %39 = "tensor.empty"() : () -> tensor<1x64x111x111xf32> loc(#loc3)
    %40 = "linalg.broadcast"(%3, %39) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg228: f32 loc("n0"), %arg229: f32 loc("n0")):
      "linalg.yield"(%arg228) : (f32) -> () loc(#loc3)
    }) : (tensor<64xf32>, tensor<1x64x111x111xf32>) -> tensor<1x64x111x111xf32> loc(#loc3)
    %41 = "linalg.conv_2d_nchw_fchw"(%arg0, %17, %40) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg225: f32 loc(unknown), %arg226: f32 loc(unknown), %arg227: f32 loc(unknown)):
      %273 = "arith.mulf"(%arg225, %arg226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %274 = "arith.addf"(%arg227, %273) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%274) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x3x224x224xf32>, tensor<64x3x3x3xf32>, tensor<1x64x111x111xf32>) -> tensor<1x64x111x111xf32> loc(#loc3)
    %42 = "linalg.generic"(%41, %39) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg223: f32 loc("n0"), %arg224: f32 loc("n1")):
      %271 = "arith.cmpf"(%arg223, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc24)
      %272 = "arith.select"(%271, %arg223, %1) : (i1, f32, f32) -> f32 loc(#loc24)
      "linalg.yield"(%272) : (f32) -> () loc(#loc24)
    }) : (tensor<1x64x111x111xf32>, tensor<1x64x111x111xf32>) -> tensor<1x64x111x111xf32> loc(#loc24)
    %43 = "tensor.empty"() : () -> tensor<1x64x55x55xf32> loc(#loc25)
    %44 = "linalg.fill"(%2, %43) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg221: f32 loc(unknown), %arg222: f32 loc(unknown)):
      "linalg.yield"(%arg221) : (f32) -> () loc(#loc)
    }) : (f32, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc25)
    %45 = "tensor.empty"() : () -> tensor<3x3xf32> loc(#loc25)
    %46 = "linalg.pooling_nchw_max"(%42, %45, %44) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg218: f32 loc(unknown), %arg219: f32 loc(unknown), %arg220: f32 loc(unknown)):
      %270 = "arith.maximumf"(%arg220, %arg218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%270) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (tensor<1x64x111x111xf32>, tensor<3x3xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc25)
    %47 = "tensor.empty"() : () -> tensor<1x16x55x55xf32> loc(#loc6)
    %48 = "linalg.broadcast"(%6, %47) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg216: f32 loc("n3"), %arg217: f32 loc("n3")):
      "linalg.yield"(%arg216) : (f32) -> () loc(#loc6)
    }) : (tensor<16xf32>, tensor<1x16x55x55xf32>) -> tensor<1x16x55x55xf32> loc(#loc6)
    %49 = "linalg.conv_2d_nchw_fchw"(%46, %20, %48) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg213: f32 loc(unknown), %arg214: f32 loc(unknown), %arg215: f32 loc(unknown)):
      %268 = "arith.mulf"(%arg213, %arg214) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %269 = "arith.addf"(%arg215, %268) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%269) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x64x55x55xf32>, tensor<16x64x1x1xf32>, tensor<1x16x55x55xf32>) -> tensor<1x16x55x55xf32> loc(#loc6)
    %50 = "linalg.generic"(%49, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: f32 loc("n3"), %arg212: f32 loc("n4")):
      %266 = "arith.cmpf"(%arg211, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc26)
      %267 = "arith.select"(%266, %arg211, %1) : (i1, f32, f32) -> f32 loc(#loc26)
      "linalg.yield"(%267) : (f32) -> () loc(#loc26)
    }) : (tensor<1x16x55x55xf32>, tensor<1x16x55x55xf32>) -> tensor<1x16x55x55xf32> loc(#loc26)
    %51 = "linalg.broadcast"(%4, %43) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg209: f32 loc("n5"), %arg210: f32 loc("n5")):
      "linalg.yield"(%arg209) : (f32) -> () loc(#loc4)
    }) : (tensor<64xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc4)
    %52 = "linalg.conv_2d_nchw_fchw"(%50, %18, %51) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg206: f32 loc(unknown), %arg207: f32 loc(unknown), %arg208: f32 loc(unknown)):
      %264 = "arith.mulf"(%arg206, %arg207) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %265 = "arith.addf"(%arg208, %264) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%265) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x16x55x55xf32>, tensor<64x16x1x1xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc4)
    %53 = "linalg.generic"(%52, %43) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: f32 loc("n5"), %arg205: f32 loc("n6")):
      %262 = "arith.cmpf"(%arg204, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc27)
      %263 = "arith.select"(%262, %arg204, %1) : (i1, f32, f32) -> f32 loc(#loc27)
      "linalg.yield"(%263) : (f32) -> () loc(#loc27)
    }) : (tensor<1x64x55x55xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc27)
    %54 = "tensor.pad"(%50) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg200: index loc("n7"), %arg201: index loc("n7"), %arg202: index loc("n7"), %arg203: index loc("n7")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc5)
    }) : (tensor<1x16x55x55xf32>) -> tensor<1x16x57x57xf32> loc(#loc5)
    %55 = "linalg.broadcast"(%5, %43) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg198: f32 loc("n7"), %arg199: f32 loc("n7")):
      "linalg.yield"(%arg198) : (f32) -> () loc(#loc5)
    }) : (tensor<64xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc5)
    %56 = "linalg.conv_2d_nchw_fchw"(%54, %19, %55) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg195: f32 loc(unknown), %arg196: f32 loc(unknown), %arg197: f32 loc(unknown)):
      %260 = "arith.mulf"(%arg195, %arg196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %261 = "arith.addf"(%arg197, %260) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%261) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x16x57x57xf32>, tensor<64x16x3x3xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc5)
    %57 = "linalg.generic"(%56, %43) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg193: f32 loc("n7"), %arg194: f32 loc("n8")):
      %258 = "arith.cmpf"(%arg193, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc28)
      %259 = "arith.select"(%258, %arg193, %1) : (i1, f32, f32) -> f32 loc(#loc28)
      "linalg.yield"(%259) : (f32) -> () loc(#loc28)
    }) : (tensor<1x64x55x55xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc28)
    %58 = "tensor.concat"(%53, %57) <{dim = 1 : i64}> : (tensor<1x64x55x55xf32>, tensor<1x64x55x55xf32>) -> tensor<1x128x55x55xf32> loc(#loc29)
    %59 = "linalg.broadcast"(%9, %47) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg191: f32 loc("n10"), %arg192: f32 loc("n10")):
      "linalg.yield"(%arg191) : (f32) -> () loc(#loc9)
    }) : (tensor<16xf32>, tensor<1x16x55x55xf32>) -> tensor<1x16x55x55xf32> loc(#loc9)
    %60 = "linalg.conv_2d_nchw_fchw"(%58, %21, %59) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg188: f32 loc(unknown), %arg189: f32 loc(unknown), %arg190: f32 loc(unknown)):
      %256 = "arith.mulf"(%arg188, %arg189) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %257 = "arith.addf"(%arg190, %256) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%257) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x128x55x55xf32>, tensor<16x128x1x1xf32>, tensor<1x16x55x55xf32>) -> tensor<1x16x55x55xf32> loc(#loc9)
    %61 = "linalg.generic"(%60, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg186: f32 loc("n10"), %arg187: f32 loc("n11")):
      %254 = "arith.cmpf"(%arg186, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc30)
      %255 = "arith.select"(%254, %arg186, %1) : (i1, f32, f32) -> f32 loc(#loc30)
      "linalg.yield"(%255) : (f32) -> () loc(#loc30)
    }) : (tensor<1x16x55x55xf32>, tensor<1x16x55x55xf32>) -> tensor<1x16x55x55xf32> loc(#loc30)
    %62 = "linalg.broadcast"(%7, %43) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg184: f32 loc("n12"), %arg185: f32 loc("n12")):
      "linalg.yield"(%arg184) : (f32) -> () loc(#loc7)
    }) : (tensor<64xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc7)
    %63 = "linalg.conv_2d_nchw_fchw"(%61, %18, %62) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg181: f32 loc(unknown), %arg182: f32 loc(unknown), %arg183: f32 loc(unknown)):
      %252 = "arith.mulf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %253 = "arith.addf"(%arg183, %252) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%253) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x16x55x55xf32>, tensor<64x16x1x1xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc7)
    %64 = "linalg.generic"(%63, %43) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: f32 loc("n12"), %arg180: f32 loc("n13")):
      %250 = "arith.cmpf"(%arg179, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc31)
      %251 = "arith.select"(%250, %arg179, %1) : (i1, f32, f32) -> f32 loc(#loc31)
      "linalg.yield"(%251) : (f32) -> () loc(#loc31)
    }) : (tensor<1x64x55x55xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc31)
    %65 = "tensor.pad"(%61) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg175: index loc("n14"), %arg176: index loc("n14"), %arg177: index loc("n14"), %arg178: index loc("n14")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc8)
    }) : (tensor<1x16x55x55xf32>) -> tensor<1x16x57x57xf32> loc(#loc8)
    %66 = "linalg.broadcast"(%8, %43) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg173: f32 loc("n14"), %arg174: f32 loc("n14")):
      "linalg.yield"(%arg173) : (f32) -> () loc(#loc8)
    }) : (tensor<64xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc8)
    %67 = "linalg.conv_2d_nchw_fchw"(%65, %19, %66) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg170: f32 loc(unknown), %arg171: f32 loc(unknown), %arg172: f32 loc(unknown)):
      %248 = "arith.mulf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %249 = "arith.addf"(%arg172, %248) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%249) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x16x57x57xf32>, tensor<64x16x3x3xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc8)
    %68 = "linalg.generic"(%67, %43) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg168: f32 loc("n14"), %arg169: f32 loc("n15")):
      %246 = "arith.cmpf"(%arg168, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc32)
      %247 = "arith.select"(%246, %arg168, %1) : (i1, f32, f32) -> f32 loc(#loc32)
      "linalg.yield"(%247) : (f32) -> () loc(#loc32)
    }) : (tensor<1x64x55x55xf32>, tensor<1x64x55x55xf32>) -> tensor<1x64x55x55xf32> loc(#loc32)
    %69 = "tensor.concat"(%64, %68) <{dim = 1 : i64}> : (tensor<1x64x55x55xf32>, tensor<1x64x55x55xf32>) -> tensor<1x128x55x55xf32> loc(#loc33)
    %70 = "tensor.empty"() : () -> tensor<1x128x27x27xf32> loc(#loc34)
    %71 = "linalg.fill"(%2, %70) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: f32 loc(unknown), %arg167: f32 loc(unknown)):
      "linalg.yield"(%arg166) : (f32) -> () loc(#loc)
    }) : (f32, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc34)
    %72 = "linalg.pooling_nchw_max"(%69, %45, %71) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg163: f32 loc(unknown), %arg164: f32 loc(unknown), %arg165: f32 loc(unknown)):
      %245 = "arith.maximumf"(%arg165, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%245) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (tensor<1x128x55x55xf32>, tensor<3x3xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc34)
    %73 = "tensor.empty"() : () -> tensor<1x32x27x27xf32> loc(#loc10)
    %74 = "linalg.broadcast"(%10, %73) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg161: f32 loc("n18"), %arg162: f32 loc("n18")):
      "linalg.yield"(%arg161) : (f32) -> () loc(#loc10)
    }) : (tensor<32xf32>, tensor<1x32x27x27xf32>) -> tensor<1x32x27x27xf32> loc(#loc10)
    %75 = "linalg.conv_2d_nchw_fchw"(%72, %24, %74) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg158: f32 loc(unknown), %arg159: f32 loc(unknown), %arg160: f32 loc(unknown)):
      %243 = "arith.mulf"(%arg158, %arg159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %244 = "arith.addf"(%arg160, %243) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%244) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x128x27x27xf32>, tensor<32x128x1x1xf32>, tensor<1x32x27x27xf32>) -> tensor<1x32x27x27xf32> loc(#loc10)
    %76 = "linalg.generic"(%75, %73) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg156: f32 loc("n18"), %arg157: f32 loc("n19")):
      %241 = "arith.cmpf"(%arg156, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc35)
      %242 = "arith.select"(%241, %arg156, %1) : (i1, f32, f32) -> f32 loc(#loc35)
      "linalg.yield"(%242) : (f32) -> () loc(#loc35)
    }) : (tensor<1x32x27x27xf32>, tensor<1x32x27x27xf32>) -> tensor<1x32x27x27xf32> loc(#loc35)
    %77 = "linalg.conv_2d_nchw_fchw"(%76, %22, %34) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg153: f32 loc(unknown), %arg154: f32 loc(unknown), %arg155: f32 loc(unknown)):
      %239 = "arith.mulf"(%arg153, %arg154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %240 = "arith.addf"(%arg155, %239) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%240) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x32x27x27xf32>, tensor<128x32x1x1xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc17)
    %78 = "linalg.generic"(%77, %70) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32 loc("n20"), %arg152: f32 loc("n21")):
      %237 = "arith.cmpf"(%arg151, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc36)
      %238 = "arith.select"(%237, %arg151, %1) : (i1, f32, f32) -> f32 loc(#loc36)
      "linalg.yield"(%238) : (f32) -> () loc(#loc36)
    }) : (tensor<1x128x27x27xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc36)
    %79 = "tensor.pad"(%76) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg147: index loc("n22"), %arg148: index loc("n22"), %arg149: index loc("n22"), %arg150: index loc("n22")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc18)
    }) : (tensor<1x32x27x27xf32>) -> tensor<1x32x29x29xf32> loc(#loc18)
    %80 = "linalg.conv_2d_nchw_fchw"(%79, %23, %34) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg144: f32 loc(unknown), %arg145: f32 loc(unknown), %arg146: f32 loc(unknown)):
      %235 = "arith.mulf"(%arg144, %arg145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %236 = "arith.addf"(%arg146, %235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%236) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x32x29x29xf32>, tensor<128x32x3x3xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc18)
    %81 = "linalg.generic"(%80, %70) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32 loc("n22"), %arg143: f32 loc("n23")):
      %233 = "arith.cmpf"(%arg142, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc37)
      %234 = "arith.select"(%233, %arg142, %1) : (i1, f32, f32) -> f32 loc(#loc37)
      "linalg.yield"(%234) : (f32) -> () loc(#loc37)
    }) : (tensor<1x128x27x27xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc37)
    %82 = "tensor.concat"(%78, %81) <{dim = 1 : i64}> : (tensor<1x128x27x27xf32>, tensor<1x128x27x27xf32>) -> tensor<1x256x27x27xf32> loc(#loc38)
    %83 = "linalg.broadcast"(%11, %73) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg140: f32 loc("n25"), %arg141: f32 loc("n25")):
      "linalg.yield"(%arg140) : (f32) -> () loc(#loc11)
    }) : (tensor<32xf32>, tensor<1x32x27x27xf32>) -> tensor<1x32x27x27xf32> loc(#loc11)
    %84 = "linalg.conv_2d_nchw_fchw"(%82, %25, %83) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg137: f32 loc(unknown), %arg138: f32 loc(unknown), %arg139: f32 loc(unknown)):
      %231 = "arith.mulf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %232 = "arith.addf"(%arg139, %231) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%232) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x256x27x27xf32>, tensor<32x256x1x1xf32>, tensor<1x32x27x27xf32>) -> tensor<1x32x27x27xf32> loc(#loc11)
    %85 = "linalg.generic"(%84, %73) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: f32 loc("n25"), %arg136: f32 loc("n26")):
      %229 = "arith.cmpf"(%arg135, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc39)
      %230 = "arith.select"(%229, %arg135, %1) : (i1, f32, f32) -> f32 loc(#loc39)
      "linalg.yield"(%230) : (f32) -> () loc(#loc39)
    }) : (tensor<1x32x27x27xf32>, tensor<1x32x27x27xf32>) -> tensor<1x32x27x27xf32> loc(#loc39)
    %86 = "linalg.conv_2d_nchw_fchw"(%85, %22, %34) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg132: f32 loc(unknown), %arg133: f32 loc(unknown), %arg134: f32 loc(unknown)):
      %227 = "arith.mulf"(%arg132, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %228 = "arith.addf"(%arg134, %227) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%228) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x32x27x27xf32>, tensor<128x32x1x1xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc40)
    %87 = "linalg.generic"(%86, %70) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg130: f32 loc("n27"), %arg131: f32 loc("n28")):
      %225 = "arith.cmpf"(%arg130, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc41)
      %226 = "arith.select"(%225, %arg130, %1) : (i1, f32, f32) -> f32 loc(#loc41)
      "linalg.yield"(%226) : (f32) -> () loc(#loc41)
    }) : (tensor<1x128x27x27xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc41)
    %88 = "tensor.pad"(%85) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg126: index loc("n29"), %arg127: index loc("n29"), %arg128: index loc("n29"), %arg129: index loc("n29")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc42)
    }) : (tensor<1x32x27x27xf32>) -> tensor<1x32x29x29xf32> loc(#loc42)
    %89 = "linalg.conv_2d_nchw_fchw"(%88, %23, %34) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg123: f32 loc(unknown), %arg124: f32 loc(unknown), %arg125: f32 loc(unknown)):
      %223 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %224 = "arith.addf"(%arg125, %223) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%224) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x32x29x29xf32>, tensor<128x32x3x3xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc42)
    %90 = "linalg.generic"(%89, %70) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: f32 loc("n29"), %arg122: f32 loc("n30")):
      %221 = "arith.cmpf"(%arg121, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc43)
      %222 = "arith.select"(%221, %arg121, %1) : (i1, f32, f32) -> f32 loc(#loc43)
      "linalg.yield"(%222) : (f32) -> () loc(#loc43)
    }) : (tensor<1x128x27x27xf32>, tensor<1x128x27x27xf32>) -> tensor<1x128x27x27xf32> loc(#loc43)
    %91 = "tensor.concat"(%87, %90) <{dim = 1 : i64}> : (tensor<1x128x27x27xf32>, tensor<1x128x27x27xf32>) -> tensor<1x256x27x27xf32> loc(#loc44)
    %92 = "tensor.empty"() : () -> tensor<1x256x13x13xf32> loc(#loc45)
    %93 = "linalg.fill"(%2, %92) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32 loc(unknown), %arg120: f32 loc(unknown)):
      "linalg.yield"(%arg119) : (f32) -> () loc(#loc)
    }) : (f32, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc45)
    %94 = "linalg.pooling_nchw_max"(%91, %45, %93) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg116: f32 loc(unknown), %arg117: f32 loc(unknown), %arg118: f32 loc(unknown)):
      %220 = "arith.maximumf"(%arg118, %arg116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%220) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (tensor<1x256x27x27xf32>, tensor<3x3xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc45)
    %95 = "tensor.empty"() : () -> tensor<1x48x13x13xf32> loc(#loc12)
    %96 = "linalg.broadcast"(%12, %95) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg114: f32 loc("n33"), %arg115: f32 loc("n33")):
      "linalg.yield"(%arg114) : (f32) -> () loc(#loc12)
    }) : (tensor<48xf32>, tensor<1x48x13x13xf32>) -> tensor<1x48x13x13xf32> loc(#loc12)
    %97 = "linalg.conv_2d_nchw_fchw"(%94, %28, %96) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg111: f32 loc(unknown), %arg112: f32 loc(unknown), %arg113: f32 loc(unknown)):
      %218 = "arith.mulf"(%arg111, %arg112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %219 = "arith.addf"(%arg113, %218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%219) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x256x13x13xf32>, tensor<48x256x1x1xf32>, tensor<1x48x13x13xf32>) -> tensor<1x48x13x13xf32> loc(#loc12)
    %98 = "linalg.generic"(%97, %95) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32 loc("n33"), %arg110: f32 loc("n34")):
      %216 = "arith.cmpf"(%arg109, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc46)
      %217 = "arith.select"(%216, %arg109, %1) : (i1, f32, f32) -> f32 loc(#loc46)
      "linalg.yield"(%217) : (f32) -> () loc(#loc46)
    }) : (tensor<1x48x13x13xf32>, tensor<1x48x13x13xf32>) -> tensor<1x48x13x13xf32> loc(#loc46)
    %99 = "linalg.conv_2d_nchw_fchw"(%98, %26, %35) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg106: f32 loc(unknown), %arg107: f32 loc(unknown), %arg108: f32 loc(unknown)):
      %214 = "arith.mulf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %215 = "arith.addf"(%arg108, %214) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%215) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x48x13x13xf32>, tensor<192x48x1x1xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc19)
    %100 = "tensor.empty"() : () -> tensor<1x192x13x13xf32> loc(#loc47)
    %101 = "linalg.generic"(%99, %100) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32 loc("n35"), %arg105: f32 loc("n36")):
      %212 = "arith.cmpf"(%arg104, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc47)
      %213 = "arith.select"(%212, %arg104, %1) : (i1, f32, f32) -> f32 loc(#loc47)
      "linalg.yield"(%213) : (f32) -> () loc(#loc47)
    }) : (tensor<1x192x13x13xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc47)
    %102 = "tensor.pad"(%98) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg100: index loc("n37"), %arg101: index loc("n37"), %arg102: index loc("n37"), %arg103: index loc("n37")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc20)
    }) : (tensor<1x48x13x13xf32>) -> tensor<1x48x15x15xf32> loc(#loc20)
    %103 = "linalg.conv_2d_nchw_fchw"(%102, %27, %35) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg97: f32 loc(unknown), %arg98: f32 loc(unknown), %arg99: f32 loc(unknown)):
      %210 = "arith.mulf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %211 = "arith.addf"(%arg99, %210) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%211) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x48x15x15xf32>, tensor<192x48x3x3xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc20)
    %104 = "linalg.generic"(%103, %100) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32 loc("n37"), %arg96: f32 loc("n38")):
      %208 = "arith.cmpf"(%arg95, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc48)
      %209 = "arith.select"(%208, %arg95, %1) : (i1, f32, f32) -> f32 loc(#loc48)
      "linalg.yield"(%209) : (f32) -> () loc(#loc48)
    }) : (tensor<1x192x13x13xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc48)
    %105 = "tensor.concat"(%101, %104) <{dim = 1 : i64}> : (tensor<1x192x13x13xf32>, tensor<1x192x13x13xf32>) -> tensor<1x384x13x13xf32> loc(#loc49)
    %106 = "linalg.broadcast"(%13, %95) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg93: f32 loc("n40"), %arg94: f32 loc("n40")):
      "linalg.yield"(%arg93) : (f32) -> () loc(#loc13)
    }) : (tensor<48xf32>, tensor<1x48x13x13xf32>) -> tensor<1x48x13x13xf32> loc(#loc13)
    %107 = "linalg.conv_2d_nchw_fchw"(%105, %29, %106) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg90: f32 loc(unknown), %arg91: f32 loc(unknown), %arg92: f32 loc(unknown)):
      %206 = "arith.mulf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %207 = "arith.addf"(%arg92, %206) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%207) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x384x13x13xf32>, tensor<48x384x1x1xf32>, tensor<1x48x13x13xf32>) -> tensor<1x48x13x13xf32> loc(#loc13)
    %108 = "linalg.generic"(%107, %95) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32 loc("n40"), %arg89: f32 loc("n41")):
      %204 = "arith.cmpf"(%arg88, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc50)
      %205 = "arith.select"(%204, %arg88, %1) : (i1, f32, f32) -> f32 loc(#loc50)
      "linalg.yield"(%205) : (f32) -> () loc(#loc50)
    }) : (tensor<1x48x13x13xf32>, tensor<1x48x13x13xf32>) -> tensor<1x48x13x13xf32> loc(#loc50)
    %109 = "linalg.conv_2d_nchw_fchw"(%108, %26, %35) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg85: f32 loc(unknown), %arg86: f32 loc(unknown), %arg87: f32 loc(unknown)):
      %202 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %203 = "arith.addf"(%arg87, %202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%203) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x48x13x13xf32>, tensor<192x48x1x1xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc51)
    %110 = "linalg.generic"(%109, %100) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32 loc("n42"), %arg84: f32 loc("n43")):
      %200 = "arith.cmpf"(%arg83, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc52)
      %201 = "arith.select"(%200, %arg83, %1) : (i1, f32, f32) -> f32 loc(#loc52)
      "linalg.yield"(%201) : (f32) -> () loc(#loc52)
    }) : (tensor<1x192x13x13xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc52)
    %111 = "tensor.pad"(%108) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg79: index loc("n44"), %arg80: index loc("n44"), %arg81: index loc("n44"), %arg82: index loc("n44")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc53)
    }) : (tensor<1x48x13x13xf32>) -> tensor<1x48x15x15xf32> loc(#loc53)
    %112 = "linalg.conv_2d_nchw_fchw"(%111, %27, %35) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg76: f32 loc(unknown), %arg77: f32 loc(unknown), %arg78: f32 loc(unknown)):
      %198 = "arith.mulf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %199 = "arith.addf"(%arg78, %198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%199) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x48x15x15xf32>, tensor<192x48x3x3xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc53)
    %113 = "linalg.generic"(%112, %100) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32 loc("n44"), %arg75: f32 loc("n45")):
      %196 = "arith.cmpf"(%arg74, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc54)
      %197 = "arith.select"(%196, %arg74, %1) : (i1, f32, f32) -> f32 loc(#loc54)
      "linalg.yield"(%197) : (f32) -> () loc(#loc54)
    }) : (tensor<1x192x13x13xf32>, tensor<1x192x13x13xf32>) -> tensor<1x192x13x13xf32> loc(#loc54)
    %114 = "tensor.concat"(%110, %113) <{dim = 1 : i64}> : (tensor<1x192x13x13xf32>, tensor<1x192x13x13xf32>) -> tensor<1x384x13x13xf32> loc(#loc55)
    %115 = "tensor.empty"() : () -> tensor<1x64x13x13xf32> loc(#loc14)
    %116 = "linalg.broadcast"(%14, %115) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg72: f32 loc("n47"), %arg73: f32 loc("n47")):
      "linalg.yield"(%arg72) : (f32) -> () loc(#loc14)
    }) : (tensor<64xf32>, tensor<1x64x13x13xf32>) -> tensor<1x64x13x13xf32> loc(#loc14)
    %117 = "linalg.conv_2d_nchw_fchw"(%114, %32, %116) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg69: f32 loc(unknown), %arg70: f32 loc(unknown), %arg71: f32 loc(unknown)):
      %194 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %195 = "arith.addf"(%arg71, %194) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%195) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x384x13x13xf32>, tensor<64x384x1x1xf32>, tensor<1x64x13x13xf32>) -> tensor<1x64x13x13xf32> loc(#loc14)
    %118 = "linalg.generic"(%117, %115) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32 loc("n47"), %arg68: f32 loc("n48")):
      %192 = "arith.cmpf"(%arg67, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc56)
      %193 = "arith.select"(%192, %arg67, %1) : (i1, f32, f32) -> f32 loc(#loc56)
      "linalg.yield"(%193) : (f32) -> () loc(#loc56)
    }) : (tensor<1x64x13x13xf32>, tensor<1x64x13x13xf32>) -> tensor<1x64x13x13xf32> loc(#loc56)
    %119 = "linalg.conv_2d_nchw_fchw"(%118, %30, %36) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg64: f32 loc(unknown), %arg65: f32 loc(unknown), %arg66: f32 loc(unknown)):
      %190 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %191 = "arith.addf"(%arg66, %190) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%191) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x64x13x13xf32>, tensor<256x64x1x1xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc21)
    %120 = "linalg.generic"(%119, %92) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32 loc("n49"), %arg63: f32 loc("n50")):
      %188 = "arith.cmpf"(%arg62, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc57)
      %189 = "arith.select"(%188, %arg62, %1) : (i1, f32, f32) -> f32 loc(#loc57)
      "linalg.yield"(%189) : (f32) -> () loc(#loc57)
    }) : (tensor<1x256x13x13xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc57)
    %121 = "tensor.pad"(%118) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg58: index loc("n51"), %arg59: index loc("n51"), %arg60: index loc("n51"), %arg61: index loc("n51")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc22)
    }) : (tensor<1x64x13x13xf32>) -> tensor<1x64x15x15xf32> loc(#loc22)
    %122 = "linalg.conv_2d_nchw_fchw"(%121, %31, %36) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg55: f32 loc(unknown), %arg56: f32 loc(unknown), %arg57: f32 loc(unknown)):
      %186 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %187 = "arith.addf"(%arg57, %186) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%187) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x64x15x15xf32>, tensor<256x64x3x3xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc22)
    %123 = "linalg.generic"(%122, %92) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32 loc("n51"), %arg54: f32 loc("n52")):
      %184 = "arith.cmpf"(%arg53, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc58)
      %185 = "arith.select"(%184, %arg53, %1) : (i1, f32, f32) -> f32 loc(#loc58)
      "linalg.yield"(%185) : (f32) -> () loc(#loc58)
    }) : (tensor<1x256x13x13xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc58)
    %124 = "tensor.concat"(%120, %123) <{dim = 1 : i64}> : (tensor<1x256x13x13xf32>, tensor<1x256x13x13xf32>) -> tensor<1x512x13x13xf32> loc(#loc59)
    %125 = "linalg.broadcast"(%15, %115) <{dimensions = array<i64: 0, 2, 3>}> ({
    ^bb0(%arg51: f32 loc("n54"), %arg52: f32 loc("n54")):
      "linalg.yield"(%arg51) : (f32) -> () loc(#loc15)
    }) : (tensor<64xf32>, tensor<1x64x13x13xf32>) -> tensor<1x64x13x13xf32> loc(#loc15)
    %126 = "linalg.conv_2d_nchw_fchw"(%124, %33, %125) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg48: f32 loc(unknown), %arg49: f32 loc(unknown), %arg50: f32 loc(unknown)):
      %182 = "arith.mulf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %183 = "arith.addf"(%arg50, %182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%183) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x512x13x13xf32>, tensor<64x512x1x1xf32>, tensor<1x64x13x13xf32>) -> tensor<1x64x13x13xf32> loc(#loc15)
    %127 = "linalg.generic"(%126, %115) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32 loc("n54"), %arg47: f32 loc("n55")):
      %180 = "arith.cmpf"(%arg46, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc60)
      %181 = "arith.select"(%180, %arg46, %1) : (i1, f32, f32) -> f32 loc(#loc60)
      "linalg.yield"(%181) : (f32) -> () loc(#loc60)
    }) : (tensor<1x64x13x13xf32>, tensor<1x64x13x13xf32>) -> tensor<1x64x13x13xf32> loc(#loc60)
    %128 = "linalg.conv_2d_nchw_fchw"(%127, %30, %36) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg43: f32 loc(unknown), %arg44: f32 loc(unknown), %arg45: f32 loc(unknown)):
      %178 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %179 = "arith.addf"(%arg45, %178) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%179) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x64x13x13xf32>, tensor<256x64x1x1xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc61)
    %129 = "linalg.generic"(%128, %92) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32 loc("n56"), %arg42: f32 loc("n57")):
      %176 = "arith.cmpf"(%arg41, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc62)
      %177 = "arith.select"(%176, %arg41, %1) : (i1, f32, f32) -> f32 loc(#loc62)
      "linalg.yield"(%177) : (f32) -> () loc(#loc62)
    }) : (tensor<1x256x13x13xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc62)
    %130 = "tensor.pad"(%127) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 1, 1>, static_low = array<i64: 0, 0, 1, 1>}> ({
    ^bb0(%arg37: index loc("n58"), %arg38: index loc("n58"), %arg39: index loc("n58"), %arg40: index loc("n58")):
      "tensor.yield"(%1) : (f32) -> () loc(#loc63)
    }) : (tensor<1x64x13x13xf32>) -> tensor<1x64x15x15xf32> loc(#loc63)
    %131 = "linalg.conv_2d_nchw_fchw"(%130, %31, %36) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg34: f32 loc(unknown), %arg35: f32 loc(unknown), %arg36: f32 loc(unknown)):
      %174 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %175 = "arith.addf"(%arg36, %174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%175) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x64x15x15xf32>, tensor<256x64x3x3xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc63)
    %132 = "linalg.generic"(%131, %92) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32 loc("n58"), %arg33: f32 loc("n59")):
      %172 = "arith.cmpf"(%arg32, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc64)
      %173 = "arith.select"(%172, %arg32, %1) : (i1, f32, f32) -> f32 loc(#loc64)
      "linalg.yield"(%173) : (f32) -> () loc(#loc64)
    }) : (tensor<1x256x13x13xf32>, tensor<1x256x13x13xf32>) -> tensor<1x256x13x13xf32> loc(#loc64)
    %133 = "tensor.concat"(%129, %132) <{dim = 1 : i64}> : (tensor<1x256x13x13xf32>, tensor<1x256x13x13xf32>) -> tensor<1x512x13x13xf32> loc(#loc65)
    %134 = "linalg.conv_2d_nchw_fchw"(%133, %16, %37) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg29: f32 loc(unknown), %arg30: f32 loc(unknown), %arg31: f32 loc(unknown)):
      %170 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %171 = "arith.addf"(%arg31, %170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%171) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map7, #map1, #map2]} : (tensor<1x512x13x13xf32>, tensor<1000x512x1x1xf32>, tensor<1x1000x13x13xf32>) -> tensor<1x1000x13x13xf32> loc(#loc16)
    %135 = "tensor.empty"() : () -> tensor<1x1000x13x13xf32> loc(#loc66)
    %136 = "linalg.generic"(%134, %135) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32 loc("n62"), %arg28: f32 loc("n63")):
      %168 = "arith.cmpf"(%arg27, %1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1 loc(#loc66)
      %169 = "arith.select"(%168, %arg27, %1) : (i1, f32, f32) -> f32 loc(#loc66)
      "linalg.yield"(%169) : (f32) -> () loc(#loc66)
    }) : (tensor<1x1000x13x13xf32>, tensor<1x1000x13x13xf32>) -> tensor<1x1000x13x13xf32> loc(#loc66)
    %137 = "tensor.empty"() : () -> tensor<1x1000x1x1xf32> loc(#loc23)
    %138 = "linalg.fill"(%1, %137) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32 loc(unknown), %arg26: f32 loc(unknown)):
      "linalg.yield"(%arg25) : (f32) -> () loc(#loc)
    }) : (f32, tensor<1x1000x1x1xf32>) -> tensor<1x1000x1x1xf32> loc(#loc23)
    %139 = "tensor.empty"() : () -> tensor<13x13xf32> loc(#loc23)
    %140 = "linalg.pooling_nchw_sum"(%136, %139, %138) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
    ^bb0(%arg22: f32 loc(unknown), %arg23: f32 loc(unknown), %arg24: f32 loc(unknown)):
      %167 = "arith.addf"(%arg24, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%167) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map8, #map5, #map6]} : (tensor<1x1000x13x13xf32>, tensor<13x13xf32>, tensor<1x1000x1x1xf32>) -> tensor<1x1000x1x1xf32> loc(#loc23)
    %141 = "linalg.generic"(%140, %137) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32 loc("n64"), %arg21: f32 loc("n64")):
      %166 = "arith.divf"(%arg20, %38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc23)
      "linalg.yield"(%166) : (f32) -> () loc(#loc23)
    }) : (tensor<1x1000x1x1xf32>, tensor<1x1000x1x1xf32>) -> tensor<1x1000x1x1xf32> loc(#loc23)
    %142 = "tensor.collapse_shape"(%141) <{reassociation = [[0], [1, 2, 3]]}> : (tensor<1x1000x1x1xf32>) -> tensor<1x1000xf32> loc(#loc67)
    %143 = "tensor.empty"() : () -> tensor<1xi64> loc(#loc68)
    %144 = "linalg.fill"(%0, %143) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: i64 loc(unknown), %arg19: i64 loc(unknown)):
      "linalg.yield"(%arg18) : (i64) -> () loc(#loc)
    }) : (i64, tensor<1xi64>) -> tensor<1xi64> loc(#loc68)
    %145 = "tensor.empty"() : () -> tensor<1xf32> loc(#loc68)
    %146 = "linalg.fill"(%2, %145) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32 loc(unknown), %arg17: f32 loc(unknown)):
      "linalg.yield"(%arg16) : (f32) -> () loc(#loc)
    }) : (f32, tensor<1xf32>) -> tensor<1xf32> loc(#loc68)
    %147:2 = "linalg.generic"(%142, %146, %144) <{indexing_maps = [#map9, #map10, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg13: f32 loc("_v_163"), %arg14: f32 loc("n65"), %arg15: i64 loc("n65")):
      %161 = "linalg.index"() <{dim = 1 : i64}> : () -> index loc(#loc68)
      %162 = "arith.index_cast"(%161) : (index) -> i64 loc(#loc68)
      %163 = "arith.maximumf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc68)
      %164 = "arith.cmpf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1 loc(#loc68)
      %165 = "arith.select"(%164, %162, %arg15) : (i1, i64, i64) -> i64 loc(#loc68)
      "linalg.yield"(%163, %165) : (f32, i64) -> () loc(#loc68)
    }) : (tensor<1x1000xf32>, tensor<1xf32>, tensor<1xi64>) -> (tensor<1xf32>, tensor<1xi64>) loc(#loc68)
    %148 = "tensor.expand_shape"(%147#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 1>}> : (tensor<1xf32>) -> tensor<1x1xf32> loc(#loc68)
    %149 = "tensor.empty"() : () -> tensor<1x1000xf32> loc(#loc68)
    %150 = "linalg.generic"(%142, %148, %149) <{indexing_maps = [#map9, #map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32 loc("_v_163"), %arg11: f32 loc("n65"), %arg12: f32 loc("n65")):
      %160 = "arith.subf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc68)
      "linalg.yield"(%160) : (f32) -> () loc(#loc68)
    }) : (tensor<1x1000xf32>, tensor<1x1xf32>, tensor<1x1000xf32>) -> tensor<1x1000xf32> loc(#loc68)
    %151 = "linalg.generic"(%150, %149) <{indexing_maps = [#map9, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32 loc("n65"), %arg9: f32 loc("n65")):
      %159 = "math.exp"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32 loc(#loc68)
      "linalg.yield"(%159) : (f32) -> () loc(#loc68)
    }) : (tensor<1x1000xf32>, tensor<1x1000xf32>) -> tensor<1x1000xf32> loc(#loc68)
    %152 = "tensor.empty"() : () -> tensor<1x1xf32> loc(#loc68)
    %153 = "linalg.fill"(%1, %152) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32 loc(unknown), %arg7: f32 loc(unknown)):
      "linalg.yield"(%arg6) : (f32) -> () loc(#loc)
    }) : (f32, tensor<1x1xf32>) -> tensor<1x1xf32> loc(#loc68)
    %154 = "linalg.generic"(%151, %153) <{indexing_maps = [#map9, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32 loc("n65"), %arg5: f32 loc("n65")):
      %158 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc68)
      "linalg.yield"(%158) : (f32) -> () loc(#loc68)
    }) : (tensor<1x1000xf32>, tensor<1x1xf32>) -> tensor<1x1xf32> loc(#loc68)
    %155 = "linalg.generic"(%151, %154, %149) <{indexing_maps = [#map9, #map11, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32 loc("n65"), %arg2: f32 loc("n65"), %arg3: f32 loc("n65")):
      %157 = "arith.divf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc68)
      "linalg.yield"(%157) : (f32) -> () loc(#loc68)
    }) : (tensor<1x1000xf32>, tensor<1x1xf32>, tensor<1x1000xf32>) -> tensor<1x1000xf32> loc(#loc68)
    %156 = "tensor.expand_shape"(%155) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 1, 1000, 1, 1>}> : (tensor<1x1000xf32>) -> tensor<1x1000x1x1xf32> loc(#loc69)
    "func.return"(%156) : (tensor<1x1000x1x1xf32>) -> () loc(#loc)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc1 = loc("graph:squeezenet_old")
#loc25 = loc("n2")
#loc29 = loc("n9")
#loc33 = loc("n16")
#loc34 = loc("n17")
#loc38 = loc("n24")
#loc44 = loc("n31")
#loc45 = loc("n32")
#loc49 = loc("n39")
#loc55 = loc("n46")
#loc59 = loc("n53")
#loc65 = loc("n60")
#loc69 = loc("softmaxout_1")

