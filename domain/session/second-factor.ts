import * as z from "zod/mini";
import { passwordSchema, secondFactorCode } from "./session.ts";

/** Changing the second factor requires the password. */
export const startInputSchema = z.object({ password: passwordSchema });
export const confirmInputSchema = z.object({ code: secondFactorCode });
export const turnOffInputSchema = z.object({ password: passwordSchema, code: secondFactorCode });

export const secondFactorStateSchema = z.object({ is_on: z.boolean(), recovery_codes_left: z.number() });
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** For the authenticator app: the secret to type, and the URI in the QR code. */
export const secondFactorStartSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
