import { phoneSchema } from "#domain/session/accounts.ts";
import {
  recoveryCodesSchema,
  type SecondFactorStart,
  type SecondFactorState,
  secondFactorStartSchema,
  secondFactorStateSchema,
} from "#domain/session/second-factor.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchPhone(): Promise<string | null> {
  const body = await callAsAdmin({ method: "GET", path: "/api/phone/" });
  return parseBody((value) => phoneSchema.parse(value).phone, body);
}

export async function changePhone(phone: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: "/api/phone/", body: { phone } });
}

export async function changeDisplayName(name: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: "/api/display-name/", body: { display_name: name } });
}

export async function fetchSecondFactor(): Promise<SecondFactorState> {
  const body = await callAsAdmin({ method: "GET", path: "/api/second-factor/" });
  return parseBody((value) => secondFactorStateSchema.parse(value), body);
}

export async function startSecondFactor(password: string): Promise<SecondFactorStart> {
  const body = await callAsAdmin({ method: "POST", path: "/api/second-factor/", body: { password } });
  return parseBody((value) => secondFactorStartSchema.parse(value), body);
}

/** Returns the recovery codes. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  const body = await callAsAdmin({ method: "POST", path: "/api/second-factor/confirm/", body: { code } });
  return parseBody((value) => recoveryCodesSchema.parse(value).recovery_codes, body);
}

export async function turnOffSecondFactor(password: string, code: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/second-factor/off/", body: { password, code } });
}
