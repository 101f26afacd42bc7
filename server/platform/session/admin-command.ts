import { parseArgs } from "node:util";
import { usernameSchema } from "#domain/session/session.ts";
import type { Database } from "#server/platform/database/database.ts";
import {
  changePassword,
  createAccount,
  disableAccount,
  enableAccount,
  type ListedAccount,
  listAccounts,
  turnOffSecondFactor,
} from "./accounts.ts";

export const usage = `Usage: npm run admin -- <command>
  create <username>             make an account: an admin's, or with --staff-only one that can only log in
  password <username>           give another password, which ends the account's sessions
  disable <username>            let nobody log in with it any more, and end its sessions
  enable <username>             let it log in again
  second-factor-off <username>  let it log in without a code, for whoever lost the phone
  list                          show all accounts
A password is asked for, or read from standard input when that is no terminal, or made up with --generate.`;

const withPassword = ["create", "password"] as const;
const withNameAlone = ["disable", "enable", "second-factor-off"] as const;

export type AdminCommand =
  | Readonly<{ verb: "list" }>
  | Readonly<{ verb: (typeof withNameAlone)[number]; username: string }>
  | Readonly<{
      verb: (typeof withPassword)[number];
      username: string;
      staffOnly: boolean;
      generate: boolean;
    }>;

/** A command line that can't be understood. */
export class UsageError extends Error {}
/** A command that can't be done, told in one line. */
export class CommandError extends Error {}

export function parseAdminCommand(args: string[]): AdminCommand {
  const { positionals, values } = parse(args);
  const [verb, name, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`${more.join(" ")}: one username is enough`);
  const needsPassword = withPassword.find((one) => one === verb);
  if (values["staff-only"] && verb !== "create") throw new UsageError("--staff-only belongs to create");
  if (values.generate && !needsPassword) throw new UsageError("--generate belongs to create and password");

  if (verb === "list" && name === undefined) return { verb };
  const known = needsPassword ?? withNameAlone.find((one) => one === verb);
  if (known === undefined)
    throw new UsageError(verb === undefined ? "No command" : `${verb}: no such command`);
  const username = usernameSchema.safeParse(name);
  if (!username.success) throw new UsageError(`${known} needs a username`);
  if (known !== "create" && known !== "password") return { verb: known, username: username.data };
  const { "staff-only": staffOnly = false, generate = false } = values;
  return { verb: known, username: username.data, staffOnly, generate };
}

function parse(args: string[]) {
  const options = { "staff-only": { type: "boolean" }, generate: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Does it, and says what was done. */
export async function runAdminCommand(
  database: Database,
  command: AdminCommand,
  password: string,
): Promise<string> {
  if (command.verb === "list") return describeAccounts(await listAccounts(database));
  const { username } = command;
  if (command.verb === "create") {
    const isAdmin = !command.staffOnly;
    if (!(await createAccount(database, { username, password, isAdmin })))
      throw new CommandError(`There is already an account named ${username}`);
    return `Made the account ${username}, ${isAdmin ? "an admin" : "staff but no admin"}`;
  }
  const [act, done] = {
    password: [changePassword, `Changed the password of ${username} and ended its sessions`] as const,
    disable: [disableAccount, `Disabled ${username} and ended its sessions`] as const,
    enable: [enableAccount, `Enabled ${username}`] as const,
    "second-factor-off": [turnOffSecondFactor, `Turned the second factor of ${username} off`] as const,
  }[command.verb];
  if (!(await act(database, username, password)))
    throw new CommandError(`There is no account named ${username}`);
  return done;
}

function describeAccounts(accounts: ListedAccount[]): string {
  if (accounts.length === 0) return "There are no accounts yet";
  const width = Math.max(...accounts.map((account) => account.username.length));
  const lines = accounts.map((account) => {
    const role = account.is_admin ? "admin" : "staff";
    const state = account.is_disabled ? "disabled" : "active";
    const since = account.created_at.toISOString().slice(0, 10);
    return `${account.username.padEnd(width)}  ${role}  ${state.padEnd(8)}  since ${since}`;
  });
  return lines.join("\n");
}
