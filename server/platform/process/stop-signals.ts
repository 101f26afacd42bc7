const stopTimeoutMs = 15_000;

/**
 * Calls `stop` once, then exits with 0, on Ctrl-C, SIGTERM, or when the parent process on the IPC channel
 * (tools/serve.mjs) ends. Exits with 1 if `stop` takes too long.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await stop();
    process.exit(0);
  };
  process.on("SIGINT", stopOnce);
  process.on("SIGTERM", stopOnce);
  process.on("disconnect", stopOnce);
}
