import type { Texts } from "./page-texts.ts";

/** Drafts for a property company in Nepal. Nothing in them is legal advice; each is marked as a draft until it was checked. */
export const defaultTexts: Texts = {
  privacy: {
    isDraft: true,
    text: {
      en: `This notice says which personal data {{company}} collects on this site, what for, and what you can ask of us. It follows the Individual Privacy Act, 2075 (2018).

## What we collect
- What you send with a form: your name, telephone number and e-mail address, your message, and the details, pictures and papers of your property.
- Your e-mail address and your search, if you ask for new listings by mail. Both are deleted when you end it, with the link in each of these mails.
- What the server needs to work: the network address of your device, for a short time, to prevent abuse.
- What you choose here, such as the language and the listings that you save. It stays in your browser.

We count how often a listing is opened, but not by whom. This site sets no advertising cookies.

## What we use it for
- To answer you and to arrange visits.
- To check and show your property, if you asked us to.
- To keep the records that tax and company law require.

By sending a form you agree to this use. Details of your property count as private: we show none of them before you have agreed to the listing. The plot number, the owner and scans of papers are never shown.

## Who sees it
Only those of our staff who need it for their work. We do not sell your data. Others, such as a buyer or a bank, get it only if you agree, or if the law demands it.

## How long we keep it
As long as your enquiry or contract lasts, then as long as the law requires. What is deleted can be restored for thirty days and is then gone.

## Your rights
You may ask which data we have of you, have it corrected, withdraw your consent, and have it deleted unless a law requires us to keep it. We need to be sure that it is you who asks.

## Write to us
{{company}}
{{address}}
Telephone: {{phone}}
E-mail: {{email}}

If you are not satisfied, see [complaints](/complaints).`,
      np: `यस साइटमा {{company}} ले तपाईंको कुन व्यक्तिगत विवरण लिन्छ, किन लिन्छ र तपाईंले के माग गर्न सक्नुहुन्छ भन्ने यहाँ लेखिएको छ। यो वैयक्तिक गोपनीयता सम्बन्धी ऐन, २०७५ अनुसार तयार पारिएको हो।

## हामी के लिन्छौँ
- फारमबाट तपाईंले पठाउनुभएको विवरण: नाम, फोन नम्बर, इमेल, सन्देश र घरजग्गाको विवरण, तस्बिर तथा कागजात।
- नयाँ घरजग्गाको खबर इमेलमा माग्नुभएमा तपाईंको इमेल र खोजी। हरेक इमेलमा दिइएको लिङ्कबाट बन्द गर्नुभएपछि दुवै मेटिन्छन्।
- सर्भर चलाउन चाहिने कुरा: दुरुपयोग रोक्न थोरै समयका लागि तपाईंको यन्त्रको नेटवर्क ठेगाना।
- भाषा र सेभ गरिएका घरजग्गाजस्ता तपाईंका रोजाइ। यी तपाईंकै ब्राउजरमा रहन्छन्।

कुन घरजग्गा कति पटक हेरियो भनेर गन्छौँ, कसले हेर्‍यो भनेर होइन। यस साइटले विज्ञापनका लागि कुकी राख्दैन।

## किन लिन्छौँ
- तपाईंलाई जवाफ दिन र घरजग्गा हेर्ने समय मिलाउन।
- तपाईंले भन्नुभएको घरजग्गा जाँच्न र देखाउन।
- कर र कम्पनीसम्बन्धी कानुनले भनेको अभिलेख राख्न।

फारम पठाएपछि तपाईंले यसमा मञ्जुरी दिएको मानिन्छ। घरजग्गाको विवरण गोप्य मानिन्छ: तपाईंको सहमति नभई केही पनि सार्वजनिक गर्दैनौँ। कित्ता नम्बर, धनीको नाम र कागजातको प्रतिलिपि कहिल्यै देखाउँदैनौँ।

## कसले हेर्छ
कामका लागि चाहिने कर्मचारीले मात्र। तपाईंको विवरण हामी बेच्दैनौँ। किन्ने व्यक्ति वा बैङ्कजस्ता अरूलाई तपाईंको मञ्जुरी वा कानुनको आदेश भए मात्र दिन्छौँ।

## कहिलेसम्म राख्छौँ
सोधपुछ वा सम्झौता रहेसम्म, त्यसपछि कानुनले भनेको अवधिसम्म। मेटिएको विवरण तीस दिनसम्म फर्काउन सकिन्छ, त्यसपछि सधैँका लागि हट्छ।

## तपाईंको अधिकार
हामीसँग तपाईंको के विवरण छ भनेर सोध्न, सच्याउन, मञ्जुरी फिर्ता लिन र कानुनले राख्नैपर्ने नभए मेटाउन लगाउन सक्नुहुन्छ। माग्ने व्यक्ति तपाईं नै हो भनेर हामीले पहिले पक्का गर्नुपर्छ।

## हामीलाई लेख्नुहोस्
{{company}}
{{address}}
फोन: {{phone}}
इमेल: {{email}}

चित्त नबुझे [गुनासो](/complaints) हेर्नुहोस्।`,
    },
  },
  terms: {
    isDraft: true,
    text: {
      en: `These terms apply to this site, which {{company}} runs.

## Listings
A listing invites you to ask; it is not a binding offer. Prices, areas and pictures come from the owners. We check them with care and say when a listing was last changed, but only the papers at the time of the contract count. Before you pay anything, look at the land ownership certificate, the map and the land use of the plot.

## Buying, selling, renting
A property changes hands by a written contract between its parties and by registration at the land revenue office. Taxes and fees follow the law in force on that day. What our calculators show is an estimate.

## If you offer a property
You confirm that you are its owner or act for the owner, that the details are true, and that the pictures are yours. We may decline a property, or take it off the site if we doubt the details.

## Our fee
We tell you our fee before you sign anything with us. This site itself costs you nothing.

## What you may not do
Copy the listings in bulk, send false enquiries, or disturb the working of the site. Texts, drawings and pictures may be used with our consent only.

## Law
The law of Nepal applies. Disputes that a talk cannot settle are decided by its courts. How to complain is written [here](/complaints), how we treat your data [here](/privacy).`,
      np: `{{company}} ले चलाएको यस साइटमा यी सर्त लागू हुन्छन्।

## यहाँका घरजग्गा
यहाँका विवरण सोधपुछका लागि निम्तो हुन्, बाध्यकारी प्रस्ताव होइनन्। मूल्य, क्षेत्रफल र तस्बिर धनीबाट आउँछन्। हामी ध्यान दिएर जाँच्छौँ र अन्तिम पटक कहिले फेरियो भनेर देखाउँछौँ, तर सम्झौताका बेलाका कागजात नै अन्तिम मानिन्छन्। पैसा दिनुअघि लालपुर्जा, नक्सा र जग्गाको भू-उपयोग हेर्नुहोस्।

## किनबेच र भाडा
घरजग्गाको हक सम्बन्धित पक्षबीचको लिखित सम्झौता र मालपोत कार्यालयको रजिस्ट्रेसनबाट सर्छ। कर र दस्तुर त्यस दिन लागू कानुनअनुसार लाग्छन्। यहाँका हिसाब अनुमान मात्र हुन्।

## घरजग्गा राख्ने भए
तपाईं धनी वा धनीको आधिकारिक प्रतिनिधि हुनुहुन्छ, विवरण साँचो छ र तस्बिर तपाईंकै हुन् भनेर पुष्टि गर्नुहुन्छ। विवरणमा शङ्का लागे हामी घरजग्गा नराख्न वा साइटबाट हटाउन सक्छौँ।

## हाम्रो सेवा शुल्क
तपाईंले हामीसँग कुनै कागजमा सही गर्नुअघि नै शुल्क बताउँछौँ। साइट हेर्न पैसा लाग्दैन।

## गर्न नहुने कुरा
यहाँका विवरण थोकमा सार्न, झूटो सोधपुछ पठाउन वा साइट चल्न नदिने काम गर्न पाइँदैन। लेख, चित्र र तस्बिर हाम्रो अनुमति लिएर मात्र प्रयोग गर्न सकिन्छ।

## कानुन
नेपालको कानुन लागू हुन्छ। कुरा गरेर नमिलेको विवाद नेपालका अदालतले टुङ्ग्याउँछन्। गुनासो गर्ने तरिका [यहाँ](/complaints) छ, तपाईंको विवरण कसरी राख्छौँ [यहाँ](/privacy) छ।`,
    },
  },
  complaints: {
    isDraft: true,
    text: {
      en: `Something went wrong? Tell us first. Say what happened, when, and how we can reach you.

## How to reach us
{{company}}
{{address}}
Telephone: {{phone}}
E-mail: {{email}}
[Write to us with the form](/contact)

## What happens then
- Within one working day we confirm that we have your complaint.
- Within fifteen days we answer it. If we need longer, we tell you why.
- If a listing is wrong, we correct it or take it off the site at once.

## If our answer does not satisfy you
Ask for the manager. You may also turn to the Department of Commerce, Supplies and Consumer Protection under the Consumer Protection Act, 2075 (2018), or to your local level. A complaint costs nothing and brings you no disadvantage with us.`,
      np: `केही चित्त बुझेन? पहिले हामीलाई भन्नुहोस्: के भयो, कहिले भयो र तपाईंसँग कसरी सम्पर्क गरौँ।

## हामीलाई कसरी भन्ने
{{company}}
{{address}}
फोन: {{phone}}
इमेल: {{email}}
[फारमबाट लेख्नुहोस्](/contact)

## त्यसपछि के हुन्छ
- गुनासो पाएको जानकारी एक कार्यदिनभित्र दिन्छौँ।
- पन्ध्र दिनभित्र जवाफ दिन्छौँ। धेरै समय लाग्ने भए किन भनेर बताउँछौँ।
- घरजग्गाको विवरण गलत भए तुरुन्तै सच्याउँछौँ वा साइटबाट हटाउँछौँ।

## हाम्रो जवाफ चित्त नबुझे
व्यवस्थापकसँग कुरा गर्नुहोस्। उपभोक्ता संरक्षण ऐन, २०७५ अनुसार वाणिज्य, आपूर्ति तथा उपभोक्ता संरक्षण विभागमा वा आफ्नो स्थानीय तहमा पनि उजुरी दिन सकिन्छ। गुनासो गर्दा पैसा लाग्दैन, र हाम्रो सेवामा कुनै फरक पर्दैन।`,
    },
  },
  licence: {
    isDraft: true,
    text: {
      en: `Under which name and numbers we work.

- Name: {{company}}
- Address: {{address}}
- Registration number, Office of the Company Registrar: {{registrationNumber}}
- PAN or VAT number: {{panNumber}}
- Licence for real estate business: {{licenceNumber}}

You can see the originals in our office. If you want to be sure of a number, ask the office that gave it.`,
      np: `हामी कुन नाम र नम्बरमा काम गर्छौँ:

- नाम: {{company}}
- ठेगाना: {{address}}
- दर्ता नम्बर, कम्पनी रजिस्ट्रारको कार्यालय: {{registrationNumber}}
- प्यान वा भ्याट नम्बर: {{panNumber}}
- घरजग्गा कारोबारको इजाजतपत्र: {{licenceNumber}}

सक्कल कागज हाम्रो कार्यालयमा हेर्न सकिन्छ। नम्बर पक्का गर्न मन लागे त्यो दिने कार्यालयमै सोध्नुहोस्।`,
    },
  },
};
