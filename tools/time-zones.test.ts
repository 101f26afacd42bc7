import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["UTC", "Asia/Kathmandu", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"])(
  "NL7 a server in the zone %s shows Kathmandu's day",
  (zone) => {
    const script = `
      import { formatDate } from "#domain/calendar/format-date.ts";
      import { fromBikramSambat } from "#domain/calendar/bikram-sambat.ts";
      const shown = ["2026-11-15T18:14:59Z", "2026-11-15T18:15:00Z", "2026-11-16"].map((iso) => formatDate(iso, "np"));
      console.log([...shown, fromBikramSambat({ year: 2083, month: 7, day: 30 })].join("\\n"));`;
    const output = execFileSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
      env: { TZ: zone },
      encoding: "utf8",
    });
    expect(output.trim().split("\n")).toEqual([
      "२९ कात्तिक २०८३",
      "३० कात्तिक २०८३",
      "३० कात्तिक २०८३",
      "2026-11-16",
    ]);
  },
);
