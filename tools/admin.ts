// `npm run admin`: the accounts of those who work here, beside a running server or while it is stopped.
import { passwordLength } from "#domain/session/session.ts";
import { readConfig } from "#server/config.ts";
import { openBeside } from "#server/database/open-beside.ts";
import {
  type AdminCommand,
  CommandError,
  readAdminCommand,
  runAdminCommand,
  UsageError,
  usage,
} from "#server/session/admin-command.ts";
import { generatePassword } from "#server/session/password.ts";
import { askPassword } from "./ask-password.ts";
import { explain } from "./explain.ts";

const tell = (message: string) => process.stdout.write(`${message}\n`);
const tellAside = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const command = readAdminCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  // Before anything is opened: a person at a prompt may take long, or go away.
  const password = await passwordFor(command);

  // Left half-way, the database would stay running without its server.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tellAside("Just a moment"));
  const { database, close } = await openBeside(config, tellAside);
  try {
    tell(await runAdminCommand(database, command, password));
    if ("generate" in command && command.generate) tell(`Its password, shown only now: ${password}`);
  } finally {
    await close();
  }
}

async function passwordFor(command: AdminCommand): Promise<string> {
  if (!("generate" in command)) return "";
  if (command.generate) return generatePassword();
  const password = await askPassword(command.username);
  const { min, max } = passwordLength;
  if (password.length < min) throw new CommandError(`A password needs at least ${min} characters`);
  if (password.length > max) throw new CommandError(`A password may have at most ${max} characters`);
  return password;
}

try {
  await run();
} catch (error) {
  tellAside(explain(error));
  if (error instanceof UsageError) tellAside(usage);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
