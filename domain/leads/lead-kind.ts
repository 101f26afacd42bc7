/** LE1: where a lead came from. */
export const leadKinds = ["message", "submission", "service_request", "enquiry", "visit"] as const;
export type LeadKind = (typeof leadKinds)[number];
