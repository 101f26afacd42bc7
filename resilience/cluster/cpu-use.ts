import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

const ticksPerSecond = 100;

type ProcessTicks = Readonly<{ pid: number; parent: number; ticks: number }>;

/** Measures the processor time of named groups of processes, each with all its descendants. */
export class CpuMeter {
  readonly #roots: ReadonlyMap<number, string>;
  readonly #startedAt = performance.now();
  readonly #before: ReadonlyMap<string, number>;

  private constructor(roots: ReadonlyMap<number, string>, before: ReadonlyMap<string, number>) {
    this.#roots = roots;
    this.#before = before;
  }

  static async start(groups: Readonly<Record<string, readonly (number | undefined)[]>>): Promise<CpuMeter> {
    const roots = new Map(
      Object.entries(groups).flatMap(([name, pids]) => pids.map((pid) => [pid ?? 0, name] as const)),
    );
    return new CpuMeter(roots, await sumTicks(roots));
  }

  /** Cores that each group used since the start, the busiest first; `other programs` is the rest of the machine. */
  async read(): Promise<ReadonlyMap<string, number>> {
    const seconds = (performance.now() - this.#startedAt) / 1_000;
    const now = await sumTicks(this.#roots);
    const cores = [...now].map(([name, ticks]): [string, number] => [
      name,
      Math.max(0, ticks - (this.#before.get(name) ?? 0)) / ticksPerSecond / seconds,
    ]);
    return new Map(cores.sort(([, a], [, b]) => b - a));
  }
}

export function describeCpu(cores: ReadonlyMap<string, number>): string {
  const used = [...cores.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...cores].filter(([, one]) => one >= 0.05).map(([name, one]) => `${name} ${one.toFixed(2)}`);
  return `${used.toFixed(2)} of ${availableParallelism()} cores: ${parts.join(", ")}`;
}

async function sumTicks(roots: ReadonlyMap<number, string>): Promise<ReadonlyMap<string, number>> {
  const processes = await readProcesses();
  const byPid = new Map(processes.map((process) => [process.pid, process]));
  const groupOf = ({ pid, parent }: ProcessTicks): string | undefined => {
    const up = byPid.get(parent);
    return roots.get(pid) ?? (up && groupOf(up));
  };
  const sums = new Map([...roots.values()].map((name) => [name, 0]));
  let others = await readBusyTicks();
  for (const process of processes) {
    const group = groupOf(process);
    if (group === undefined) continue;
    sums.set(group, (sums.get(group) ?? 0) + process.ticks);
    others -= process.ticks;
  }
  return sums.set("other programs", others);
}

/** Of the whole machine: user, nice, system, idle, waiting for I/O, interrupts. */
async function readBusyTicks(): Promise<number> {
  const [line = ""] = (await readFile("/proc/stat", "utf8")).split("\n", 1);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + interrupts + softInterrupts;
}

async function readProcesses(): Promise<ProcessTicks[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => readProcess(pid).catch(() => undefined)));
  return found.filter((process) => process !== undefined);
}

/** The fields after the program's name, which may itself contain spaces: state, parent, …, user and system time. */
async function readProcess(pid: number): Promise<ProcessTicks> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}
