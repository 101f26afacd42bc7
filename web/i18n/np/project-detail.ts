import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { projects as projectsEn } from "#web/i18n/en/project-detail.ts";
import { projects as shared } from "./projects.ts";

const detail: Translated<typeof projectsEn.detail> = {
  loading: "परियोजनाको विवरण ल्याइँदै...",
  facts: "एक नजरमा परियोजना",
  area: "परियोजनाको आकार",
  professionals: "खटिएको जनशक्ति",
  completed: "सम्पन्न मिति",
  completion: "सम्पन्न मिति",
  inProgress: "काम जारी छ",
  story: "परियोजनाको कथा",
  features: "मुख्य विशेषता",
  featuresLead: "अरूभन्दा फरक के छ?",
  challenges: "चुनौती",
  challengesLead: "बाटोमा के-के अड्चन आए?",
  outcomes: "उपलब्धि",
  outcomesLead: "अन्त्यमा के पाइयो?",
  outcomesToCome: "अहिले नै के भनौँ, पहिले काम सकियोस्। सकिएपछि नतिजा यहीँ सुनाउनेछौँ।",
  information: "परियोजनाको जानकारी",
  client: "ग्राहक",
  type: "प्रकार",
  start: "सुरु मिति",
  end: "समाप्ति मिति",
  notSpecified: "तोकिएको छैन",
  manager: "परियोजना प्रबन्धकसँग सम्पर्क",
  managerText: "कसरी बन्यो, कति लाग्यो, तपाईंको घर पनि बन्छ कि? सोध्नुहोस्।",
  callManager: "प्रबन्धकलाई फोन गर्नुहोस्",
  emailManager: "परियोजना प्रबन्धकलाई इमेल लेख्नुहोस्",
  emailSubject: "{{name}} परियोजनाबारे",
  pictureOf: "{{name}}, तस्बिर {{number}}",
  noId: "परियोजनाको नम्बर दिइएको छैन",
  noIdText: "ठेगानामा परियोजनाको नम्बर छुटेको छ। सबै परियोजना सूचीमा हेर्न सक्नुहुन्छ।",
  failed: "परियोजनाको विवरण ल्याउन सकिएन",
  notFoundTitle: "परियोजना भेटिएन",
  notFoundText: "यो परियोजना हाम्रो सूचीमा छैन।",
  allProjects: "सबै परियोजना",
};

export const projects: Translated<typeof projectsEn> = { ...shared, detail };
