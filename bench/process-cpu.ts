import { readFile } from "node:fs/promises";

/** Of `/proc/PID/stat`, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** The processor time of a process and its children so far, PostgreSQL included. Work of other processes does not change it. */
export async function readCpuMs(pid: number): Promise<number> {
  const [stat, children] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8").catch(() => ""),
    readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => ""),
  ]);
  // The name in parentheses may contain spaces. Two times are its own, two those of children that ended.
  const times = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15);
  const ticks = times.reduce((sum, time) => sum + Number(time), 0);
  const ofChildren = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(readCpuMs));
  return ofChildren.reduce((sum, ms) => sum + ms, (ticks * 1000) / ticksPerSecond);
}
