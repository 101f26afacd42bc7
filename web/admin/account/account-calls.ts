import {
  recoveryCodesSchema,
  type SecondFactorStart,
  type SecondFactorState,
  secondFactorStartSchema,
  secondFactorStateSchema,
} from "#domain/session/second-factor.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchSecondFactor(): Promise<SecondFactorState> {
  const answer = await callAsAdmin({ method: "GET", path: "/api/second-factor/" });
  return parseBody((value) => secondFactorStateSchema.parse(value), answer);
}

export async function startSecondFactor(password: string): Promise<SecondFactorStart> {
  const answer = await callAsAdmin({ method: "POST", path: "/api/second-factor/", body: { password } });
  return parseBody((value) => secondFactorStartSchema.parse(value), answer);
}

/** Answers with the recovery codes. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  const answer = await callAsAdmin({ method: "POST", path: "/api/second-factor/confirm/", body: { code } });
  return parseBody((value) => recoveryCodesSchema.parse(value).recovery_codes, answer);
}

export async function turnOffSecondFactor(password: string, code: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/second-factor/off/", body: { password, code } });
}
