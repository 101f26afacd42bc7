export const enquiryKinds = ["enquiry", "visit"] as const;
