/** SQLSTATE classes and system errors that mean the database can't be reached now, and may be later. */
const away = /^(08|57P0|53300)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
const poolMessages = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
];

export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isMissingSocket(error)) return true;
  if ("code" in error && typeof error.code === "string" && away.test(error.code)) return true;
  return poolMessages.some((message) => error.message.startsWith(message));
}

/** A socket's file that is not there; any other missing file is another matter. */
function isMissingSocket(error: Error): boolean {
  return "code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}
