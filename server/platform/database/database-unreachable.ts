/**
 * SQLSTATE classes and system errors of a database that can't be reached at the moment; 25006 is a write to one that is not
 * yet or no longer the primary.
 */
const unreachableCodes =
  /^(08|57P0|53300|25006)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
const unreachableMessages = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
];

export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isMissingSocket(error)) return true;
  if ("code" in error && typeof error.code === "string" && unreachableCodes.test(error.code)) return true;
  return unreachableMessages.some((message) => error.message.startsWith(message));
}

/** ENOENT also means other missing files; only `connect` reports a missing socket. */
function isMissingSocket(error: Error): boolean {
  return "code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
