/** A line that grows while something takes its time; where nobody watches, one line when it is done. */
export function progressBar(title: string, whole: number) {
  const began = performance.now();
  const isWatched = process.stderr.isTTY;
  const draw = (done: number, end: string) => {
    const share = done / whole;
    const bar = "█".repeat(Math.round(share * 24)).padEnd(24, "░");
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stderr.write(
      `${isWatched ? "\r" : ""}${title} ${bar} ${Math.round(share * 100)} %  ${seconds} s${end}`,
    );
  };
  return {
    step(done: number): void {
      if (isWatched || done >= whole) draw(done, done >= whole ? "\n" : "");
    },
  };
}
