/** LE5: where a sale submission stands. */
export const submissionSteps = ["received", "checking", "published", "declined"] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

/** The seller's page is found for this long after the last step. */
export const sellerPageDays = 90;

/** What the seller's page shows. The seller's name, telephone and e-mail address are left out: a link may be passed on. */
export type SellerPage = Readonly<{
  title: string;
  location: string;
  step: SubmissionStep;
  received_at: string;
  checking_at: string | null;
  /** When it was published or declined. */
  decided_at: string | null;
  decline_reason: string;
  /** The listing, while visitors can see it. */
  property_id: number | null;
  expires_at: string;
}>;

export type SellerStage = Readonly<{
  step: SubmissionStep;
  state: "done" | "current" | "coming";
  at: string | null;
}>;

/** The three stages of a submission in their order. The last one is open until it is decided. */
export function stagesOf(page: SellerPage): readonly SellerStage[] {
  const { step, received_at: receivedAt, checking_at: checkingAt, decided_at: decidedAt } = page;
  const isDecided = step === "published" || step === "declined";
  const checking = step === "checking" ? "current" : isDecided ? "done" : "coming";
  return [
    { step: "received", state: step === "received" ? "current" : "done", at: receivedAt },
    // Who declines has looked at it, also without a step of its own.
    { step: "checking", state: checking, at: checking === "coming" ? null : (checkingAt ?? decidedAt) },
    { step: isDecided ? step : "published", state: isDecided ? "current" : "coming", at: decidedAt },
  ];
}
