import type { Settings } from "#domain/settings/settings.ts";

export const demoPeople: Settings["people"] = {
  items: [
    {
      id: "sarita-yadav",
      picture: null,
      portrait: "chief-executive",
      name: { en: "Sarita Kumari Yadav", np: "सरिता कुमारी यादव" },
      role: { en: "Founder and chief executive", np: "संस्थापक तथा प्रमुख कार्यकारी अधिकृत" },
      text: {
        en: "Sarita is a civil engineer from Janakpur with over 5 years of experience in building and selling homes. She began with one rule, which still stands: nobody here sells a house that they have not walked through in the rain.",
        np: "सरिता जनकपुरकी सिभिल इन्जिनियर हुन्; घर निर्माण र बिक्रीमा उनको ५ वर्षभन्दा बढीको अनुभव छ। सुरुदेखिको एउटा नियम आज पनि कायम छ: झरीमा एक पटक आफैँले नहेरेको घर यहाँ कसैले बेच्दैन।",
      },
    },
    {
      id: "bishwanath-shrestha",
      picture: null,
      portrait: "investor",
      name: { en: "Bishwanath Shrestha", np: "विश्वनाथ श्रेष्ठ" },
      role: { en: "Investor", np: "लगानीकर्ता" },
      text: {
        en: "Bishwanath ran a hardware business in Birgunj for three decades and put its proceeds into this company. He reads every set of accounts, asks for no discount on the flats, and visits one building site a month unannounced.",
        np: "विश्वनाथले तीन दशक वीरगञ्जमा हार्डवेयर व्यवसाय चलाए र त्यसको कमाइ यस कम्पनीमा लगाए। उनी हरेक हिसाबकिताब आफैँ पढ्छन्, फ्ल्याटमा छुट माग्दैनन् र महिनाको एक पटक कुनै निर्माणस्थलमा खबरै नगरी पुग्छन्।",
      },
    },
  ],
};
