/** LE1: where a lead came from. */
export const leadKinds = ["message", "submission", "service_request", "enquiry", "visit"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** How people reach the office without the site. */
export const officeChannels = ["walk_in", "telephone", "other"] as const;
export const leadChannels = ["web", ...officeChannels] as const;
export type LeadChannel = (typeof leadChannels)[number];
