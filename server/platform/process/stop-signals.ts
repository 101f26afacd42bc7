const patience = 15_000;

/**
 * Ctrl-C, SIGTERM, or the end of the process that holds the IPC channel (tools/serve.mjs): finish what is under way,
 * close everything in order, leave with 0.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", leave);
  process.on("SIGTERM", leave);
  process.on("disconnect", leave);
}
