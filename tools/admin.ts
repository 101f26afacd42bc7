// `npm run admin` manages staff accounts. It works while the server is running or stopped.
import { passwordLength } from "#domain/session/session.ts";
import { readConfig } from "#server/platform/config.ts";
import { openForCommand } from "#server/platform/database/open-for-command.ts";
import {
  type AdminCommand,
  CommandError,
  parseAdminCommand,
  runAdminCommand,
  UsageError,
  usage,
} from "#server/platform/session/admin-command.ts";
import { generatePassword } from "#server/platform/session/password.ts";
import { askPassword } from "./ask-password.ts";
import { explainError } from "./explain-error.ts";

const print = (message: string) => process.stdout.write(`${message}\n`);
const printError = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const command = parseAdminCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  // The prompt comes before the database is opened, because the user may take long or cancel.
  const password = await readPassword(command);

  // Signals are ignored, because an interrupted command would leave the database running without its server.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => printError("Finishing, please wait"));
  const { database, close } = await openForCommand(config, printError);
  try {
    print(await runAdminCommand(database, command, password));
    if ("generate" in command && command.generate) print(`Its password, shown only now: ${password}`);
  } finally {
    await close();
  }
}

async function readPassword(command: AdminCommand): Promise<string> {
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
  printError(explainError(error));
  if (error instanceof UsageError) printError(usage);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
