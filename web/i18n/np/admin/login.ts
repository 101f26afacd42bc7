import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const login: AdminCatalogue["login"] = {
  title: "कर्मचारी लगइन",
  lead: "घरजग्गा, परियोजना र चिठीपत्र हेर्ने साथीहरूका लागि।",
  description: "कम्पनीका कर्मचारीका लागि प्रवेश।",
  username: "प्रयोगकर्ता नाम",
  password: "पासवर्ड",
  code: "अथेन्टिकेटर एपको कोड",
  codeHelp: "६ अङ्क, वा तपाईंको कुनै एउटा पुनःप्राप्ति कोड।",
  submit: "लगइन गर्नुहोस्",
  needsScript: "लगइन गर्न जाभास्क्रिप्ट चाहिन्छ, यो ब्राउजरमा त्यो बन्द छ।",
  success: { title: "लगइन सफल भयो!", text: "व्यवस्थापन ड्यासबोर्डमा स्वागत छ।" },
  failed: {
    title: "लगइन हुन सकेन",
    credentials: "प्रयोगकर्ता नाम वा पासवर्ड मिलेन।",
    call: "लगइन हुन सकेन",
    check: "व्यवस्थापक हो कि होइन जाँच्न सकिएन",
  },
  denied: {
    title: "प्रवेश अस्वीकृत",
    text: "यो खातालाई व्यवस्थापकको अनुमति छैन। ड्यासबोर्ड व्यवस्थापक र एजेन्टले मात्र खोल्न सक्छन्।",
  },
};

export const guard: AdminCatalogue["guard"] = {
  verifying: "पहुँच जाँचिँदै...",
  failed: "व्यवस्थापक हो कि होइन जाँच्न सकिएन",
};
