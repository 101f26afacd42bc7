import { phoneSchema } from "#domain/session/accounts.ts";
import {
  recoveryCodesSchema,
  type SecondFactorStart,
  type SecondFactorState,
  secondFactorStartSchema,
  secondFactorStateSchema,
} from "#domain/session/second-factor.ts";
import { calendarFeedSchema } from "#domain/visits/calendar-feed.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchPhone(): Promise<string | null> {
  return (await callAsAdmin({ method: "GET", path: "/api/phone/" }, phoneSchema)).phone;
}

export async function changePhone(phone: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: "/api/phone/", body: { phone } });
}

export async function changeDisplayName(name: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: "/api/display-name/", body: { display_name: name } });
}

export async function fetchSecondFactor(): Promise<SecondFactorState> {
  return callAsAdmin({ method: "GET", path: "/api/second-factor/" }, secondFactorStateSchema);
}

export async function startSecondFactor(password: string): Promise<SecondFactorStart> {
  return callAsAdmin(
    { method: "POST", path: "/api/second-factor/", body: { password } },
    secondFactorStartSchema,
  );
}

/** Returns the recovery codes. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (
    await callAsAdmin(
      { method: "POST", path: "/api/second-factor/confirm/", body: { code } },
      recoveryCodesSchema,
    )
  ).recovery_codes;
}

export async function turnOffSecondFactor(password: string, code: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/second-factor/off/", body: { password, code } });
}

export async function fetchCalendarFeed() {
  return callAsAdmin({ method: "GET", path: "/api/calendar-feed/" }, calendarFeedSchema);
}

/** The address before ends. */
export async function renewCalendarFeed() {
  return callAsAdmin({ method: "POST", path: "/api/calendar-feed/" }, calendarFeedSchema);
}
