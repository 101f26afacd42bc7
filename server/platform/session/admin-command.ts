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
  setPapersRight,
  turnOffSecondFactor,
} from "./accounts.ts";

export const usage = `Usage: npm run admin -- <command>
  create <username>             create an admin account, or with --staff-only one that can only log in
  password <username>           change the password and end all sessions of the account
  disable <username>            prevent logins and end all sessions of the account
  enable <username>             permit logins again
  second-factor-off <username>  permit logins without a code, for an admin who lost the phone
  grant-papers <username>       permit an admin to see the private papers of properties
  revoke-papers <username>      forbid it, with immediate effect
  list                          show all accounts
The password is prompted for, or read from standard input if that is not a terminal, or generated with --generate.`;

const passwordVerbs = ["create", "password"] as const;
const usernameVerbs = ["disable", "enable", "second-factor-off", "grant-papers", "revoke-papers"] as const;

export type AdminCommand =
  | Readonly<{ verb: "list" }>
  | Readonly<{ verb: (typeof usernameVerbs)[number]; username: string }>
  | Readonly<{
      verb: (typeof passwordVerbs)[number];
      username: string;
      staffOnly: boolean;
      generate: boolean;
    }>;

/** An invalid command line. */
export class UsageError extends Error {}
/** A failed command; the message is one line. */
export class CommandError extends Error {}

export function parseAdminCommand(args: string[]): AdminCommand {
  const { positionals, values } = parse(args);
  const [verb, name, ...extra] = positionals;
  if (extra.length > 0) throw new UsageError(`${extra.join(" ")}: only one username is accepted`);
  const passwordVerb = passwordVerbs.find((known) => known === verb);
  if (values["staff-only"] && verb !== "create") throw new UsageError("--staff-only requires create");
  if (values.generate && !passwordVerb) throw new UsageError("--generate requires create or password");

  if (verb === "list" && name === undefined) return { verb };
  const knownVerb = passwordVerb ?? usernameVerbs.find((known) => known === verb);
  if (knownVerb === undefined)
    throw new UsageError(verb === undefined ? "No command" : `${verb}: no such command`);
  const username = usernameSchema.safeParse(name);
  if (!username.success) throw new UsageError(`${knownVerb} requires a username`);
  if (knownVerb !== "create" && knownVerb !== "password") return { verb: knownVerb, username: username.data };
  const { "staff-only": staffOnly = false, generate = false } = values;
  return { verb: knownVerb, username: username.data, staffOnly, generate };
}

function parse(args: string[]) {
  const options = { "staff-only": { type: "boolean" }, generate: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Runs the command and returns the message to print. */
export async function runAdminCommand(
  database: Database,
  command: AdminCommand,
  password: string,
): Promise<string> {
  if (command.verb === "list") return describeAccounts(await listAccounts(database));
  const { username } = command;
  if (command.verb === "grant-papers" || command.verb === "revoke-papers")
    return changePapersRight(database, username, command.verb === "grant-papers");
  if (command.verb === "create") {
    const isAdmin = !command.staffOnly;
    if (!(await createAccount(database, { username, password, isAdmin })))
      throw new CommandError(`There is already an account named ${username}`);
    return `Created the account ${username} (${isAdmin ? "admin" : "staff only"})`;
  }
  const [change, message] = {
    password: [changePassword, `Changed the password of ${username} and ended its sessions`] as const,
    disable: [disableAccount, `Disabled ${username} and ended its sessions`] as const,
    enable: [enableAccount, `Enabled ${username}`] as const,
    "second-factor-off": [turnOffSecondFactor, `Turned off the second factor of ${username}`] as const,
  }[command.verb];
  if (!(await change(database, username, password)))
    throw new CommandError(`There is no account named ${username}`);
  return message;
}

async function changePapersRight(database: Database, username: string, isGranted: boolean): Promise<string> {
  if (!(await setPapersRight(database, username, isGranted)))
    throw new CommandError(`There is no admin named ${username}`);
  return `${username} ${isGranted ? "can" : "can't"} see private papers now`;
}

function describeAccounts(accounts: ListedAccount[]): string {
  if (accounts.length === 0) return "There are no accounts yet";
  const width = Math.max(...accounts.map((account) => account.username.length));
  const lines = accounts.map((account) => {
    const role = account.is_admin ? "admin" : account.is_agent ? "agent" : "staff";
    const state = account.is_disabled ? "disabled" : "active";
    const since = account.created_at.toISOString().slice(0, 10);
    const papers = account.can_see_papers ? "  sees papers" : "";
    return `${account.username.padEnd(width)}  ${role}  ${state.padEnd(8)}  since ${since}${papers}`;
  });
  return lines.join("\n");
}
