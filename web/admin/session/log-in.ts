import { type LoginInput, tokenPairSchema } from "#domain/session/session.ts";
import { CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { request } from "#web/api/request.ts";
import { bearer, callAsAdmin } from "./call-as-admin.ts";
import { findStaff } from "./find-staff.ts";
import { storedSession } from "./stored-session.ts";

export type LogInOutcome =
  | { is: "logged in" }
  | { is: "no admin" }
  | { is: "failed"; at: "log in" | "admin check"; failure: CallFailure };

/** LO1, LO2. Stores only the session of an admin or an agent. Any other session is ended on the server too. */
export async function logIn(input: LoginInput): Promise<LogInOutcome> {
  let at: "log in" | "admin check" = "log in";
  try {
    const tokens = await request({ method: "POST", path: "/api/token/", body: input }, tokenPairSchema);
    at = "admin check";
    const headers = bearer(tokens.access);
    const logOutAgain = () => ignoreFailure(() => request({ method: "POST", path: "/api/logout/", headers }));
    const user = await findStaff((call, schema) => request({ ...call, headers }, schema)).catch(
      async (error) => {
        await logOutAgain();
        throw error;
      },
    );
    if (user === null) {
      storedSession.clear();
      await logOutAgain();
      return { is: "no admin" };
    }
    storedSession.write({ ...tokens, user });
    return { is: "logged in" };
  } catch (error) {
    return { is: "failed", at, failure: toCallFailure(error) };
  }
}

export async function logOut(): Promise<void> {
  await ignoreFailure(() => callAsAdmin({ method: "POST", path: "/api/logout/" }));
  storedSession.clear();
}

/** Logging out must work without the server too; the session then expires by itself. */
async function ignoreFailure(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
  }
}
