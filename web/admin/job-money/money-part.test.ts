import { expect, test } from "vitest";
import { jobMoney as en } from "#web/i18n/en/admin/job-money.ts";
import { jobMoney as np } from "#web/i18n/np/admin/job-money.ts";

test.each([en, np])("IN1: the sections of a job's money have different names", ({ money }) => {
  const { contract, received, cost, plan, payments, costs } = money;
  const names = [contract, received, cost, plan, payments, costs];
  expect([...new Set(names)]).toEqual(names);
});
