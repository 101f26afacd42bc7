import { company } from "#domain/company.ts";
import type { Language } from "#domain/language.ts";

type LocalizedText = Readonly<Record<Language, string>>;

export type Person = Readonly<{ name: LocalizedText; role: LocalizedText; text: LocalizedText }>;
export type Partner = Readonly<{ name: LocalizedText; trade: LocalizedText }>;
export type SisterBrand = Readonly<{ name: LocalizedText; text: LocalizedText }>;
export type Branch = Readonly<{ city: LocalizedText; address: LocalizedText; phone: string }>;

export type Review = Readonly<{
  name: LocalizedText;
  title: LocalizedText;
  rating: 4 | 5;
  text: LocalizedText;
  /** The number of the portrait drawing shown with the review. */
  portrait: 1 | 2 | 3 | 4 | 5;
}>;

export const chiefExecutive: Person = {
  name: { en: "Sarita Kumari Yadav", np: "सरिता कुमारी यादव" },
  role: { en: "Founder and chief executive", np: "संस्थापक तथा प्रमुख कार्यकारी अधिकृत" },
  text: {
    en: "Sarita is a civil engineer from Janakpur with over 5 years of experience in building and selling homes. She began with one rule, which still stands: nobody here sells a house that they have not walked through in the rain.",
    np: "सरिता जनकपुरकी सिभिल इन्जिनियर हुन्; घर निर्माण र बिक्रीमा उनको ५ वर्षभन्दा बढीको अनुभव छ। सुरुदेखिको एउटा नियम आज पनि कायम छ: झरीमा एक पटक आफैँले नहेरेको घर यहाँ कसैले बेच्दैन।",
  },
};

export const investor: Person = {
  name: { en: "Bishwanath Shrestha", np: "विश्वनाथ श्रेष्ठ" },
  role: { en: "Investor", np: "लगानीकर्ता" },
  text: {
    en: "Bishwanath ran a hardware business in Birgunj for three decades and put its proceeds into this company. He reads every set of accounts, asks for no discount on the flats, and visits one building site a month unannounced.",
    np: "विश्वनाथले तीन दशक वीरगञ्जमा हार्डवेयर व्यवसाय चलाए र त्यसको कमाइ यस कम्पनीमा लगाए। उनी हरेक हिसाबकिताब आफैँ पढ्छन्, फ्ल्याटमा छुट माग्दैनन् र महिनाको एक पटक कुनै निर्माणस्थलमा खबरै नगरी पुग्छन्।",
  },
};

export const partners: readonly Partner[] = [
  {
    name: { en: "Dhanush Brick Works", np: "धनुष इँटा उद्योग" },
    trade: { en: "Bricks and clay tiles", np: "इँटा र झिँगटी" },
  },
  {
    name: { en: "Balan Ready-Mix", np: "बलान रेडीमिक्स" },
    trade: { en: "Concrete", np: "कङ्क्रिट" },
  },
  {
    name: { en: "Aarambha Structural Studio", np: "आरम्भ स्ट्रक्चरल स्टुडियो" },
    trade: { en: "Structural engineering", np: "संरचना इन्जिनियरिङ" },
  },
  {
    name: { en: "Sakhuwa Timber and Joinery", np: "सखुवा काठ तथा फर्निचर" },
    trade: { en: "Doors, windows and stairs", np: "झ्याल, ढोका र भर्‍याङ" },
  },
  {
    name: { en: "Dhruba Land Surveyors", np: "ध्रुव नापी सेवा" },
    trade: { en: "Land survey", np: "जग्गा नापजाँच" },
  },
  {
    name: { en: "Aripan Art Collective", np: "अरिपन कला समूह" },
    trade: { en: "Mithila wall painting", np: "मिथिला भित्तेचित्र" },
  },
];

export const sisterBrands: readonly SisterBrand[] = [
  {
    name: { en: "Mithila Nirman", np: "मिथिला निर्माण" },
    text: {
      en: "Builds houses, schools and bridges, from drawing to key.",
      np: "नक्सादेखि साँचो हस्तान्तरणसम्म घर, विद्यालय र पुल निर्माण।",
    },
  },
  {
    name: { en: "Mithila Rang", np: "मिथिला रङ" },
    text: {
      en: "Paints and renovates lived-in homes, one room at a time.",
      np: "बसिरहेकै घरमा एक-एक कोठा गर्दै रङरोगन र नवीकरण।",
    },
  },
  {
    name: { en: "Mithila Bhumi", np: "मिथिला भूमि" },
    text: {
      en: "Surveys and plots land, and checks its papers before anyone pays.",
      np: "जग्गा नापजाँच र प्लटिङ, अनि पैसा तिर्नुअघि कागजपत्रको पूरा जाँच।",
    },
  },
];

export const branches: readonly Branch[] = [
  {
    city: { en: "Kathmandu", np: "काठमाडौँ" },
    address: { en: "Devkota Sadak, New Baneshwor, Kathmandu-10", np: "देवकोटा सडक, नयाँ बानेश्वर, काठमाडौँ-१०" },
    phone: "+977-1-5900123",
  },
  {
    city: { en: "Pokhara", np: "पोखरा" },
    address: { en: "Baidam Road, Lakeside, Pokhara-6, Kaski", np: "बैदाम मार्ग, लेकसाइड, पोखरा-६, कास्की" },
    phone: "+977-61-590123",
  },
  {
    city: { en: "Bardibas", np: "बर्दिबास" },
    address: { en: "Highway Chowk, Bardibas-1, Mahottari", np: "राजमार्ग चोक, बर्दिबास-१, महोत्तरी" },
    phone: "+977-44-590123",
  },
  {
    city: { en: "Janakpur", np: "जनकपुर" },
    address: { en: "Bhanu Chowk, Janakpurdham-4, Dhanusha", np: "भानु चोक, जनकपुरधाम-४, धनुषा" },
    phone: company.phone,
  },
];

export const reviews: readonly Review[] = [
  {
    name: { en: "Sunita Mandal", np: "सुनिता मण्डल" },
    title: { en: "Teacher, bought a house in Janakpur", np: "शिक्षिका, जनकपुरमा घर किन्नुभएको" },
    rating: 5,
    text: {
      en: "They told us about the damp wall before we had seen it, and had the price lowered for it. I have bought sarees with more hidden faults than this house.",
      np: "भित्तामा ओस छ भनेर हामीले देख्नुअघि नै उहाँहरूले भन्नुभयो, अनि त्यसकै लागि मोल पनि घटाइदिनुभयो। यो घरमा भन्दा बढी लुकेका खोट त मैले किनेका साडीमा भेटेको छु।",
    },
    portrait: 1,
  },
  {
    name: { en: "Rajesh Maharjan", np: "राजेश महर्जन" },
    title: { en: "Restored his family's house in Patan", np: "पाटनको पुर्ख्यौली घर जीर्णोद्धार गर्नुभएको" },
    rating: 5,
    text: {
      en: "Every window came down with a number and went back to its own place. My grandmother counted them twice.",
      np: "हरेक झ्याल नम्बर टाँसेर झारियो र आफ्नै ठाउँमा फर्काएर राखियो। हजुरआमाले दुई पटक गन्नुभयो, एउटा पनि घटेन।",
    },
    portrait: 2,
  },
  {
    name: { en: "Pooja Kumari Sah", np: "पूजा कुमारी साह" },
    title: { en: "Nurse, rents a studio in Kathmandu", np: "नर्स, काठमाडौँमा स्टुडियो भाडामा लिनुभएको" },
    rating: 4,
    text: {
      en: "The flat was as described and the deposit was written down to the rupee. The geyser took them three days to repair, hence four stars.",
      np: "कोठा भनेजस्तै निस्क्यो, धरौटी रुपैयाँसम्म लेखेरै लिइयो। गिजर बनाउन तीन दिन लगाउनुभयो, त्यसैले चार तारा।",
    },
    portrait: 3,
  },
  {
    name: { en: "Hari Prasad Koirala", np: "हरिप्रसाद कोइराला" },
    title: {
      en: "Retired engineer, sold land in Bardibas",
      np: "अवकाशप्राप्त इन्जिनियर, बर्दिबासको जग्गा बेच्नुभएको",
    },
    rating: 5,
    text: {
      en: "I measured the plot myself and so did they: we differed by four inches, and theirs was right. The money came on the day the deed was passed.",
      np: "जग्गा मैले पनि नापेँ, उहाँहरूले पनि: चार इन्च फरक पर्‍यो, ठीक उहाँहरूकै रहेछ। राजीनामा पास भएकै दिन पैसा हातमा आयो।",
    },
    portrait: 4,
  },
  {
    name: { en: "Nirmala Limbu", np: "निर्मला लिम्बू" },
    title: { en: "Shop owner, had her house painted in Dharan", np: "पसल सञ्चालक, धरानको घरमा रङ लगाउनुभएको" },
    rating: 4,
    text: {
      en: "Rain stopped the painters for a week, and they rang each morning to say so. The colour has held through two monsoons.",
      np: "पानी परेर हप्ता दिन काम रोकियो, तर हरेक बिहान फोन गरेर खबर गर्नुभयो। दुई बर्खा बिते, रङ जस्ताको तस्तै छ।",
    },
    portrait: 5,
  },
];
