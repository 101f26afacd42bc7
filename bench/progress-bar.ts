const barWidth = 24;

/** On a terminal the bar redraws with each step; elsewhere one line is printed at the end. */
export function createProgressBar(title: string, totalSteps: number) {
  const startMs = performance.now();
  const isTerminal = process.stderr.isTTY;
  const draw = (doneSteps: number, end: string) => {
    const fraction = doneSteps / totalSteps;
    const bar = "█".repeat(Math.round(fraction * barWidth)).padEnd(barWidth, "░");
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    process.stderr.write(
      `${isTerminal ? "\r" : ""}${title} ${bar} ${Math.round(fraction * 100)} %  ${seconds} s${end}`,
    );
  };
  return {
    update(doneSteps: number): void {
      const isDone = doneSteps >= totalSteps;
      if (isTerminal || isDone) draw(doneSteps, isDone ? "\n" : "");
    },
  };
}
