import type { Language } from "#domain/language.ts";

export const propertyPictureAltTexts = {
  "property-01-a": {
    en: "Modern three-storey house with white plaster and timber stair tower at golden hour, seen from the street",
    np: "सेतो प्लास्टर र काठ जडिएको भर्‍याङ टावर भएको आधुनिक तीनतले घर, साँझको घाममा, सडकबाट हेर्दा",
  },
  "property-01-b": {
    en: "Modern three-storey house with white plaster and timber stair tower at golden hour, seen from above",
    np: "सेतो प्लास्टर र काठ जडिएको भर्‍याङ टावर भएको आधुनिक तीनतले घर, साँझको घाममा, माथिबाट हेर्दा",
  },
  "property-01-c": {
    en: "Living room with large window, sofa and Mithila-style art",
    np: "ठूलो झ्याल, सोफा र मिथिला शैलीका चित्र भएको बैठक कोठा",
  },
  "property-02-a": {
    en: "Traditional Newari brick house with carved timber windows and tiled roof, seen from the street",
    np: "बुट्टेदार काठका झ्याल र झिँगटी छाना भएको परम्परागत नेवारी इँटाको घर, सडकबाट हेर्दा",
  },
  "property-02-b": {
    en: "Traditional Newari brick house with carved timber windows and tiled roof, seen from above",
    np: "बुट्टेदार काठका झ्याल र झिँगटी छाना भएको परम्परागत नेवारी इँटाको घर, माथिबाट हेर्दा",
  },
  "property-02-c": {
    en: "Warm bedroom with terracotta floor and patterned art",
    np: "टायलको रातो भुइँ र बुट्टेदार चित्र भएको न्यानो सुत्ने कोठा",
  },
  "property-03-a": {
    en: "Mustard-yellow three-storey house with balustraded terrace and garden, seen from the street",
    np: "बुट्टेदार रेलिङ भएको छत र बगैँचासहितको तोरीको फूलजस्तै पहेँलो तीनतले घर, सडकबाट हेर्दा",
  },
  "property-03-b": {
    en: "Mustard-yellow three-storey house with balustraded terrace and garden, seen from above",
    np: "बुट्टेदार रेलिङ भएको छत र बगैँचासहितको तोरीको फूलजस्तै पहेँलो तीनतले घर, माथिबाट हेर्दा",
  },
  "property-03-c": {
    en: "Light living room with marble floor, folk-art pictures and ceiling fan",
    np: "मार्बलको भुइँ, लोककलाका चित्र र पङ्खा भएको उज्यालो बैठक कोठा",
  },
  "property-04-a": {
    en: "Two-storey modern house with brick stair tower and pergola terrace, seen from the street",
    np: "इँटाको भर्‍याङ टावर र पर्गोला भएको छतसहितको दुईतले आधुनिक घर, सडकबाट हेर्दा",
  },
  "property-04-b": {
    en: "Two-storey modern house with brick stair tower and pergola terrace, seen from above",
    np: "इँटाको भर्‍याङ टावर र पर्गोला भएको छतसहितको दुईतले आधुनिक घर, माथिबाट हेर्दा",
  },
  "property-04-c": {
    en: "Kitchen with island, pendant lamps and terracotta splashback",
    np: "बीचमा काउन्टर, झुन्डिएका बत्ती र माटो रङका टायल भएको भान्सा",
  },
  "property-05-a": {
    en: "Sky-blue three-storey family house with full-width balconies, seen from the street",
    np: "मोहडाभरि बार्दली भएको आकाशे निलो तीनतले पारिवारिक घर, सडकबाट हेर्दा",
  },
  "property-05-b": {
    en: "Sky-blue three-storey family house with full-width balconies, seen from above",
    np: "मोहडाभरि बार्दली भएको आकाशे निलो तीनतले पारिवारिक घर, माथिबाट हेर्दा",
  },
  "property-05-c": {
    en: "Bright bedroom in blue and sand tones",
    np: "निलो र बालुवा रङमा सजिएको उज्यालो सुत्ने कोठा",
  },
  "property-06-a": {
    en: "Newari brick house with gabled clay-tile roof, seen from the street",
    np: "दुईपाखे झिँगटी छाना भएको नेवारी इँटाको घर, सडकबाट हेर्दा",
  },
  "property-06-b": {
    en: "Newari brick house with gabled clay-tile roof, seen from above",
    np: "दुईपाखे झिँगटी छाना भएको नेवारी इँटाको घर, माथिबाट हेर्दा",
  },
  "property-06-c": {
    en: "Living room with timber floor and folk-art pictures",
    np: "काठको भुइँ र लोककलाका चित्र भएको बैठक कोठा",
  },
  "property-07-a": {
    en: "Grey contemporary house with stone tower and glass balconies, seen from the street",
    np: "ढुङ्गाको टावर र सिसाका बार्दली भएको खरानी रङको आधुनिक घर, सडकबाट हेर्दा",
  },
  "property-07-b": {
    en: "Grey contemporary house with stone tower and glass balconies, seen from above",
    np: "ढुङ्गाको टावर र सिसाका बार्दली भएको खरानी रङको आधुनिक घर, माथिबाट हेर्दा",
  },
  "property-07-c": {
    en: "Modern kitchen with marble island",
    np: "बीचमा मार्बलको काउन्टर भएको आधुनिक भान्सा",
  },
  "property-08-a": {
    en: "Terracotta-coloured house with columns and balustrades in the Terai, seen from the street",
    np: "खम्बा र रेलिङ भएको तराईको इँटा रङको घर, सडकबाट हेर्दा",
  },
  "property-08-b": {
    en: "Terracotta-coloured house with columns and balustrades in the Terai, seen from above",
    np: "खम्बा र रेलिङ भएको तराईको इँटा रङको घर, माथिबाट हेर्दा",
  },
  "property-08-c": {
    en: "Bathroom with freestanding tub beside the window",
    np: "झ्यालछेउ बाथटब राखिएको नुहाउने कोठा",
  },
  "property-09-a": {
    en: "Apartment building of 8 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको आठतले अपार्टमेन्ट भवन, सडकबाट हेर्दा",
  },
  "property-09-b": {
    en: "Apartment building of 8 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको आठतले अपार्टमेन्ट भवन, माथिबाट हेर्दा",
  },
  "property-09-c": {
    en: "Apartment living room above the city",
    np: "सहरमाथि खुल्ने अपार्टमेन्टको बैठक कोठा",
  },
  "property-10-a": {
    en: "Apartment building of 10 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको दशतले अपार्टमेन्ट भवन, सडकबाट हेर्दा",
  },
  "property-10-b": {
    en: "Apartment building of 10 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको दशतले अपार्टमेन्ट भवन, माथिबाट हेर्दा",
  },
  "property-10-c": {
    en: "Apartment bedroom with city view",
    np: "सहर देखिने अपार्टमेन्टको सुत्ने कोठा",
  },
  "property-11-a": {
    en: "Apartment building of 12 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको बाह्रतले अपार्टमेन्ट भवन, सडकबाट हेर्दा",
  },
  "property-11-b": {
    en: "Apartment building of 12 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको बाह्रतले अपार्टमेन्ट भवन, माथिबाट हेर्दा",
  },
  "property-11-c": {
    en: "Apartment living room with evening sun",
    np: "साँझको घाम पस्ने अपार्टमेन्टको बैठक कोठा",
  },
  "property-12-a": {
    en: "Apartment building of 7 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको साततले अपार्टमेन्ट भवन, सडकबाट हेर्दा",
  },
  "property-12-b": {
    en: "Apartment building of 7 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको साततले अपार्टमेन्ट भवन, माथिबाट हेर्दा",
  },
  "property-12-c": {
    en: "Apartment kitchen with island",
    np: "बीचमा काउन्टर भएको अपार्टमेन्टको भान्सा",
  },
  "property-13-a": {
    en: "Apartment building of 9 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको नौतले अपार्टमेन्ट भवन, सडकबाट हेर्दा",
  },
  "property-13-b": {
    en: "Apartment building of 9 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको नौतले अपार्टमेन्ट भवन, माथिबाट हेर्दा",
  },
  "property-13-c": {
    en: "Apartment living room in green and ochre",
    np: "हरियो र गेरु रङमा सजिएको अपार्टमेन्टको बैठक कोठा",
  },
  "property-14-a": {
    en: "Condominium of 6 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको छ तलाको कन्डोमिनियम भवन, सडकबाट हेर्दा",
  },
  "property-14-b": {
    en: "Condominium of 6 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको छ तलाको कन्डोमिनियम भवन, माथिबाट हेर्दा",
  },
  "property-14-c": {
    en: "Condo living room with marble floor",
    np: "मार्बलको भुइँ भएको कन्डोको बैठक कोठा",
  },
  "property-15-a": {
    en: "Condominium of 6 floors with balconies and planted forecourt, street view",
    np: "बार्दली र अगाडि बगैँचा भएको छ तलाको कन्डोमिनियम भवन, सडकबाट हेर्दा",
  },
  "property-15-b": {
    en: "Condominium of 6 floors with balconies and planted forecourt, aerial view",
    np: "बार्दली र अगाडि बगैँचा भएको छ तलाको कन्डोमिनियम भवन, माथिबाट हेर्दा",
  },
  "property-15-c": {
    en: "Condo bedroom with feature wall",
    np: "एउटा भित्ता गाढा रङले रङ्गाइएको कन्डोको सुत्ने कोठा",
  },
  "property-16-a": {
    en: "Double-height loft with brick wall, steel windows and mezzanine",
    np: "इँटाको भित्ता, स्टिलका झ्याल र मेजानिन भएको दोब्बर उचाइको लफ्ट",
  },
  "property-16-b": {
    en: "Brick loft building with large steel windows",
    np: "ठूला स्टिलका झ्याल भएको इँटाको लफ्ट भवन",
  },
  "property-16-c": {
    en: "Loft seen from the window side with dining table",
    np: "झ्यालतिरबाट देखिएको लफ्ट र खाना खाने टेबल",
  },
  "property-17-a": {
    en: "Loft living space with concrete floor and mezzanine",
    np: "कङ्क्रिटको भुइँ र मेजानिन भएको लफ्टको बस्ने ठाउँ",
  },
  "property-17-b": {
    en: "Brick loft building from above at golden hour",
    np: "साँझको घाममा इँटाको लफ्ट भवन, माथिबाट हेर्दा",
  },
  "property-17-c": {
    en: "Loft kitchen with island",
    np: "बीचमा काउन्टर भएको लफ्टको भान्सा",
  },
  "property-18-a": {
    en: "Compact studio with bed, sofa and kitchenette",
    np: "ओछ्यान, सोफा र सानो भान्सा एकै ठाउँमा भएको स्टुडियो",
  },
  "property-18-b": {
    en: "Small apartment building with studios, street view",
    np: "स्टुडियो कोठाहरू भएको सानो अपार्टमेन्ट भवन, सडकबाट हेर्दा",
  },
  "property-18-c": {
    en: "Studio seen from the bed side",
    np: "ओछ्यानतिरबाट देखिएको स्टुडियो",
  },
  "property-19-a": {
    en: "Studio apartment in blue and ochre",
    np: "निलो र गेरु रङमा सजिएको स्टुडियो अपार्टमेन्ट",
  },
  "property-19-b": {
    en: "Terracotta studio building at golden hour",
    np: "साँझको घाममा इँटा रङको स्टुडियो भवन",
  },
  "property-19-c": {
    en: "Studio bathroom with marble walls",
    np: "मार्बलका भित्ता भएको स्टुडियोको नुहाउने कोठा",
  },
  "property-20-a": {
    en: "Row of townhouses with stone and brick ground floors",
    np: "भुइँतलामा ढुङ्गा र इँटा लगाइएका लहरै टाउनहाउस",
  },
  "property-20-b": {
    en: "Townhouse row from above",
    np: "टाउनहाउसको लहर, माथिबाट हेर्दा",
  },
  "property-20-c": {
    en: "Townhouse living room",
    np: "टाउनहाउसको बैठक कोठा",
  },
  "property-21-a": {
    en: "Townhouse row in sage and cream",
    np: "फिक्का हरियो र क्रिम रङका लहरै टाउनहाउस",
  },
  "property-21-b": {
    en: "Sage and cream townhouses from above",
    np: "फिक्का हरियो र क्रिम रङका टाउनहाउस, माथिबाट हेर्दा",
  },
  "property-21-c": {
    en: "Townhouse bedroom",
    np: "टाउनहाउसको सुत्ने कोठा",
  },
  "property-22-a": {
    en: "Penthouse terrace with lounge seating, string lights and Himalaya view",
    np: "बस्ने सोफा र झिलिमिली बत्ती भएको, हिमाल देखिने पेन्टहाउसको छत",
  },
  "property-22-b": {
    en: "Residential tower with penthouse, aerial view",
    np: "माथिल्लो तलामा पेन्टहाउस भएको आवासीय टावर, माथिबाट हेर्दा",
  },
  "property-22-c": {
    en: "Penthouse living room with marble floor",
    np: "मार्बलको भुइँ भएको पेन्टहाउसको बैठक कोठा",
  },
  "property-23-a": {
    en: "Grassy land plot with boundary pillars beside a blacktopped road and mustard fields",
    np: "कालोपत्रे सडक र तोरीबारी छेउमा सिमानाका पिलर गाडिएको घाँसे जग्गा",
  },
  "property-23-b": {
    en: "Land plot seen from above among paddy and mustard fields",
    np: "धान र तोरीका खेतबीचको जग्गा, माथिबाट हेर्दा",
  },
  "property-23-c": {
    en: "Boundary pillars of the plot with trees behind",
    np: "पछाडि रूख भएको जग्गाका सिमाना पिलर",
  },
  "property-24-a": {
    en: "Commercial building with curtain-wall glazing",
    np: "सिसाको मोहडा भएको व्यावसायिक भवन",
  },
  "property-24-b": {
    en: "Commercial building from above",
    np: "माथिबाट देखिएको व्यावसायिक भवन",
  },
  "property-24-c": {
    en: "Open-plan office floor",
    np: "खुला ढाँचाको कार्यालय तला",
  },
  "property-25-a": {
    en: "Roadside plot in the Terai with white boundary pillars, blacktopped road and electric poles in evening light",
    np: "तराईमा पिच सडकसँगै सेता सिमाना पिलर र बिजुलीका पोल भएको केही कट्ठाको घडेरी, साँझको घाममा",
  },
  "property-25-b": {
    en: "Roadside plot of a few kattha from above, with village trees and paddy around it",
    np: "सडक किनारको केही कट्ठाको घडेरी माथिबाट हेर्दा, वरिपरि गाउँका रूख र धानखेत",
  },
  "property-26-a": {
    en: "Bright green paddy field with low earthen bunds, palms and villages in the distance",
    np: "माटोका होचा आली, टाढा ताडका रूख र गाउँ देखिने हरियो धानखेत",
  },
  "property-26-b": {
    en: "Green and ripening paddy fields from above, divided by earthen bunds",
    np: "आलीले छुट्याएका हरिया र पाक्न लागेका धानखेत, माथिबाट हेर्दा",
  },
  "property-27-a": {
    en: "Corner plot at a gravel road with a fresh compound wall and a blue iron gate",
    np: "ग्राभेल बाटोको कुनामा पर्ने, नयाँ कम्पाउन्ड पर्खाल र निलो फलामे गेट भएको घडेरी",
  },
  "property-27-b": {
    en: "Corner plot from above, walled on its two road sides",
    np: "दुईतिर बाटो र पर्खाल भएको कुनाको घडेरी, माथिबाट हेर्दा",
  },
  "property-28-a": {
    en: "Mango orchard with a small brick well in morning light",
    np: "बिहानको घाममा सानो इँटाको इनार भएको आँपको बगैँचा",
  },
  "property-28-b": {
    en: "Rows of a mango orchard from above with village and fields behind",
    np: "लहरै रोपिएका आँपका रूखको बगैँचा माथिबाट हेर्दा, पछाडि गाउँ र खेत",
  },
  "property-29-a": {
    en: "Grassy plot beside a stepped temple pond with a white shrine in evening light",
    np: "साँझको घाममा मन्दिरको सिँढीदार पोखरी र सेतो मन्दिरसँगैको घाँसे घडेरी",
  },
  "property-29-b": {
    en: "Plot beside a temple pond from above, with ghats, shrine and pavilions",
    np: "घाट, मन्दिर र छत्री भएको पोखरीसँगैको घडेरी, माथिबाट हेर्दा",
  },
  "property-30-a": {
    en: "Terraced hill plot with the Himalaya behind",
    np: "पछाडि हिमाल देखिने पहाडको गह्रे जग्गा",
  },
  "property-30-b": {
    en: "Terraced hillside plot from above with farmhouses and snow peaks",
    np: "किसानका घर र हिमशृङ्खला देखिने गह्रे पहाडी जग्गा, माथिबाट हेर्दा",
  },
  "property-31-a": {
    en: "Grassy ridge plot with pine trees above a valley town",
    np: "उपत्यकाको सहरमाथि, सल्लाका रूख भएको डाँडाको चौर जग्गा",
  },
  "property-31-b": {
    en: "Ridge plot from above with the valley town below",
    np: "तल उपत्यकाको सहर देखिने डाँडाको जग्गा, माथिबाट हेर्दा",
  },
  "property-32-a": {
    en: "Plotted colony with marking pegs, internal road and street lamps",
    np: "किला गाडेर छुट्याइएका घडेरी, भित्री सडक र सडक बत्ती भएको प्लटिङ क्षेत्र",
  },
  "property-32-b": {
    en: "Plotted colony from above with internal roads and the first houses",
    np: "भित्री सडक र पहिला बनेका केही घरसहितको प्लटिङ क्षेत्र, माथिबाट हेर्दा",
  },
  "property-33-a": {
    en: "Commercial plot at a highway junction with shops across the road",
    np: "राजमार्गको चोकमा पर्ने व्यावसायिक जग्गा, बाटोपारि पसलहरू",
  },
  "property-33-b": {
    en: "Highway junction plot from above with shop rows and traffic",
    np: "पसलका लहर र सवारी साधन देखिने राजमार्ग चोकको जग्गा, माथिबाट हेर्दा",
  },
  "property-34-a": {
    en: "Riverside plot above a gravel bank with a bridge in the morning haze",
    np: "बिहानको तुवाँलोमा टाढा पुल देखिने, ढुङ्गे बगरमाथिको नदी किनारको जग्गा",
  },
  "property-34-b": {
    en: "Riverside plot from above with gravel bank, river and bridge",
    np: "बगर, नदी र पुलसहितको नदी किनारको जग्गा, माथिबाट हेर्दा",
  },
  "property-35-a": {
    en: "Small inner-city plot between neighbouring houses on a paved lane",
    np: "ब्लक छापिएको गल्लीमा छिमेकी घरहरूबीचको सानो सहरी घडेरी",
  },
  "property-35-b": {
    en: "Inner-city plot from above between brick party walls",
    np: "दुई घरका इँटाका भित्ताबीचको सहरी घडेरी, माथिबाट हेर्दा",
  },
  "property-36-a": {
    en: "Old mud-and-brick house with tiled roof on a garden plot at golden hour",
    np: "साँझको सुनौलो घाममा फूलबारीबीच टायल छानो भएको पुरानो माटो र इँटाको घर",
  },
  "property-36-b": {
    en: "Large garden plot with an old tiled house from above",
    np: "पुरानो टायल छाने घरसहितको ठूलो बगैँचा जग्गा, माथिबाट हेर्दा",
  },
} satisfies Record<string, Record<Language, string>>;
