import * as z from "zod/mini";
import { wholeNumber } from "./fields.ts";

/** IM8: how long the company keeps what people sent without a deal (decision 81). */
export const retentionSchema = z.object({
  /** A lost lead that nobody touched for so many months goes to the trash; 0 for never. */
  lostLeadMonths: wholeNumber(0, 120),
});
