import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canEdit, jobInputSchema, newJobSchema } from "./job.ts";
import { progressOf } from "./progress.ts";

const weight = fc.integer({ min: 1, max: 9_999_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const stage = fc.record({ weight, percent: fc.integer({ min: 0, max: 100 }) });
const stages = fc.array(stage, { minLength: 1, maxLength: 12 });
/** Computed with whole numbers, without the library. */
const exactTenths = (rows: readonly { weight: string; percent: number }[]) => {
  const whole = rows.map(
    ({ weight, percent }) => [BigInt(weight.replace(".", "")), BigInt(percent)] as const,
  );
  const total = whole.reduce((sum, [one]) => sum + one, 0n);
  return (whole.reduce((sum, [one, percent]) => sum + one * percent, 0n) * 10n) / total;
};

describe("CN4: progress", () => {
  test("is the mean of the stages, weighted", () => {
    expect(
      progressOf([
        { weight: "40", percent: 100 },
        { weight: "60", percent: 50 },
      ]),
    ).toBe("70");
    expect(
      progressOf([
        { weight: "1", percent: 100 },
        { weight: "2", percent: 0 },
      ]),
    ).toBe("33.3");
    expect(progressOf([])).toBe("0");
  });

  test("equals the exact quotient, rounded down to a tenth", () => {
    fc.assert(
      fc.property(stages, (rows) => {
        expect(BigInt(Math.round(Number(progressOf(rows)) * 10))).toBe(exactTenths(rows));
      }),
    );
  });

  test("is 100 exactly when every stage is done, however small the rest", () => {
    fc.assert(
      fc.property(stages, (rows) => {
        expect(progressOf(rows) === "100").toBe(rows.every(({ percent }) => percent === 100));
      }),
    );
    expect(
      progressOf([
        { weight: "9999", percent: 100 },
        { weight: "0.001", percent: 99 },
      ]),
    ).toBe("99.9");
  });

  test("stays between its stages, and does not fall when one advances", () => {
    fc.assert(
      fc.property(stages, fc.nat(), (rows, index) => {
        const progress = Number(progressOf(rows));
        expect(progress).toBeLessThanOrEqual(Math.max(...rows.map(({ percent }) => percent)));
        expect(progress).toBeGreaterThanOrEqual(Math.min(...rows.map(({ percent }) => percent)));
        const advanced = rows.map((row, at) => (at === index % rows.length ? { ...row, percent: 100 } : row));
        expect(Number(progressOf(advanced))).toBeGreaterThanOrEqual(progress);
      }),
    );
  });

  test("depends on the proportion of the weights alone, and not on the order", () => {
    fc.assert(
      fc.property(stages, (rows) => {
        const scaled = rows.map((row) => ({ ...row, weight: String(Number(row.weight.replace(".", ""))) }));
        expect(progressOf(scaled)).toBe(progressOf(rows));
        expect(progressOf(rows.toReversed())).toBe(progressOf(rows));
      }),
    );
  });
});

const stageInput = {
  id: "new",
  name: { en: "Plinth", np: "" },
  weight: "१२.५",
  planned_on: "2026-12-01",
  percent: "50",
  done_on: "",
  is_public: true,
  engineer_note: "",
};
const job = {
  client_name: "Sita Jha",
  client_email: "sita@example.com",
  client_phone: "",
  language: "np",
  title: { en: "House", np: "" },
  place: "Janakpur",
  kitta: "245",
  building_class: "b",
  plinth_area_sq_ft: "1,250.5",
  storeys: "2.5",
  starts_on: "2026-11-01",
  ends_on: "2027-05-01",
  notes: "",
  stages: [stageInput],
};
const problems = (input: object) =>
  jobInputSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

describe("CN4: a job as staff save it", () => {
  test("keeps exact numbers, also in Devanagari digits", () => {
    const input = jobInputSchema.parse(job);
    expect(input).toMatchObject({ plinth_area_sq_ft: "1250.5", storeys: "2.5", building_class: "b" });
    expect(input.stages).toMatchObject([{ weight: "12.5", percent: 50, done_on: null }]);
  });

  test("a stage is done on a day, exactly if it is at 100 percent", () => {
    const withStage = (change: object) => ({ ...job, stages: [{ ...stageInput, ...change }] });
    expect(problems(withStage({ percent: 100 }))).toEqual(["stages.0.done_on required"]);
    expect(problems(withStage({ done_on: "2026-11-02" }))).toEqual(["stages.0.done_on not_done"]);
    expect(problems(withStage({ percent: 100, done_on: "2026-11-02" }))).toBeUndefined();
    expect(problems(withStage({ percent: 100, done_on: "2999-01-01" }))).toEqual([
      "stages.0.done_on date_future",
    ]);
  });

  test.each([
    [{ ends_on: "2026-10-31" }, "ends_on before_start"],
    [{ client_email: "" }, "client_email required"],
    [{ storeys: "0" }, "storeys above_zero"],
    [{ building_class: "e" }, "building_class choice_invalid"],
    [{ stages: [{ ...stageInput, weight: "0" }] }, "stages.0.weight above_zero"],
    [{ stages: [{ ...stageInput, percent: 101 }] }, "stages.0.percent too_big"],
    [{ stages: [stageInput, stageInput] }, "stages invalid"],
    [{ title: { en: "", np: " " } }, "title required"],
  ])("refuses %j", (change, problem) => {
    expect(problems({ ...job, ...change })).toEqual([problem]);
  });

  test("can be edited until it is finished", () => {
    expect(canEdit({ finished_on: null })).toBe(true);
    expect(canEdit({ finished_on: "2026-11-18" })).toBe(false);
  });

  test("from nothing needs a client who can be reached, and a title", () => {
    const { error } = newJobSchema.safeParse({ client_name: "Sita", title: { en: "", np: "" } });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(["title"]));
    expect(newJobSchema.safeParse({ ...job, place: undefined }).data?.place).toBe("");
  });
});
