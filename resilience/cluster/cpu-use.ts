import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

const ticksPerSecond = 100;

type ProcessTicks = Readonly<{ pid: number; parent: number; ticks: number }>;
type Snapshot = Readonly<{ takenAtMs: number; busyTicks: number; processes: readonly ProcessTicks[] }>;

/** Measures the processor time of named groups of processes, each with all its descendants. */
export class CpuMeter {
  readonly #groups: ReadonlyMap<number, string>;
  readonly #before: Snapshot;

  private constructor(groups: ReadonlyMap<number, string>, before: Snapshot) {
    this.#groups = groups;
    this.#before = before;
  }

  static async start(groups: Readonly<Record<string, readonly (number | undefined)[]>>): Promise<CpuMeter> {
    const byPid = Object.entries(groups).flatMap(([name, pids]) =>
      pids.map((pid) => [pid ?? 0, name] as const),
    );
    return new CpuMeter(new Map(byPid), await takeSnapshot());
  }

  /** Cores that each group used since the start, the busiest first; `other programs` is the rest of the machine. */
  async read(): Promise<ReadonlyMap<string, number>> {
    const now = await takeSnapshot();
    const earlier = new Map(this.#before.processes.map(({ pid, ticks }) => [pid, ticks]));
    const byPid = new Map(now.processes.map((process) => [process.pid, process]));
    const groupOf = ({ pid, parent }: ProcessTicks): string | undefined => {
      const up = byPid.get(parent);
      return this.#groups.get(pid) ?? (up && groupOf(up));
    };
    const used = new Map<string, number>();
    let others = now.busyTicks - this.#before.busyTicks;
    for (const process of now.processes) {
      const group = groupOf(process);
      if (group === undefined) continue;
      const ticks = process.ticks - (earlier.get(process.pid) ?? 0);
      used.set(group, (used.get(group) ?? 0) + ticks);
      others -= ticks;
    }
    used.set("other programs", others);
    const seconds = (now.takenAtMs - this.#before.takenAtMs) / 1_000;
    const cores = [...used].map(([name, ticks]) => [name, ticks / ticksPerSecond / seconds] as const);
    return new Map(cores.sort(([, a], [, b]) => b - a));
  }
}

export function describeCpu(cores: ReadonlyMap<string, number>): string {
  const used = [...cores.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...cores].filter(([, one]) => one >= 0.05).map(([name, one]) => `${name} ${one.toFixed(2)}`);
  return `${used.toFixed(2)} of ${availableParallelism()} cores: ${parts.join(", ")}`;
}

async function takeSnapshot(): Promise<Snapshot> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => readProcess(pid).catch(() => undefined)));
  const processes = found.filter((process) => process !== undefined);
  return { takenAtMs: performance.now(), busyTicks: await readBusyTicks(), processes };
}

/** The fields after the program's name, which may itself contain spaces: state, parent, …, user and system time. */
async function readProcess(pid: number): Promise<ProcessTicks> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
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
