import { sql } from "kysely";
import { expect } from "vitest";
import type { Section } from "#domain/estimates/estimate-content.ts";
import { jobMoneySchema } from "#domain/instalments/instalment.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type Variation, variationSchema } from "#domain/variations/variation.ts";
import { EstimatePages } from "#server/resources/estimate-pages/estimate-pages.ts";
import { actOnVariation } from "#server/resources/variations/client-decision.ts";
import { insertAcceptedVersion } from "./insert-accepted-version.ts";
import { insertJob } from "./insert-job.ts";
import { logInAs } from "./log-in.ts";
import { switchOnConstruction } from "./switch-on-construction.ts";
import { createTestApp } from "./test-app.ts";

const texts = { en: "Wall", np: "गारो" };
export const line = {
  id: "wall",
  code: "3.1",
  name: texts,
  unit: "m3",
  quantity: "10",
  measurements: [],
  rate: "100",
  source: "",
} as const;
const agreed: Section[] = [{ id: "s", title: texts, lines: [{ ...line, measurements: [] }] }];
export const draft = (lines: readonly object[], change: object = {}) => ({
  title: { en: "A balcony", np: "बरन्डा" },
  reason: { en: "The client asked for it", np: "" },
  has_overhead: true,
  has_vat: true,
  sections: [{ id: "v", title: texts, lines }],
  ...change,
});
export const removal = (quantity: string, removes = "0.s.wall") => ({ ...line, id: "r", quantity, removes });
export const addition = { ...line, id: "a", quantity: "2", rate: "50.25", removes: "" };

export type VariationClient = Awaited<ReturnType<typeof openVariationClient>>;

/** A site with jobs of accepted estimates: what staff and clients do with their variations. */
export async function openVariationClient() {
  const site = await createTestApp({
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "office@site.test",
    NOTIFY_EMAIL: "staff@site.test",
  });
  const admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, headers = {}) =>
    site.app.inject({ method, url, headers: { ...admin.headers, ...headers }, ...(payload && { payload }) });

  async function createJob() {
    const versionId = await insertAcceptedVersion(site.database, agreed, { overhead: "15", vat: "13" });
    return insertJob(site.database, { versionId, email: "sita@example.com" });
  }
  async function createVariation(jobId: number, lines: readonly object[] = [addition]): Promise<Variation> {
    const response = await call("POST", `/api/jobs/${jobId}/variations/`, {
      title: { en: "Change", np: "" },
    });
    expect(response.statusCode, response.body).toBe(201);
    const { id } = variationSchema.parse(response.json());
    const saved = await call("PUT", `/api/variations/${id}/`, draft(lines));
    expect(saved.statusCode, saved.body).toBe(200);
    return variationSchema.parse(saved.json());
  }
  async function send(id: number) {
    const response = await call("POST", `/api/variations/${id}/send/`);
    expect(response.statusCode, response.body).toBe(200);
  }
  const mailsTo = (to: string) =>
    site.database
      .selectFrom("mails")
      .select(["kind", "subject", "text"])
      .where("to_address", "=", to)
      .orderBy("id", "desc")
      .execute();

  /** What the client's page passes on. */
  const decide = (jobId: number, variationId: number, action: "code" | "accept" | "decline", fields = {}) => {
    const publicUrl = "https://site.test";
    const resource = {
      database: site.database,
      settings: { read: () => defaultSettings },
      ownerNotice: { hasMail: true, language: "en", publicUrl, officeAddresses: [] },
      hasSms: false,
      estimatePages: new EstimatePages(Buffer.alloc(32, 7), publicUrl),
      staffAddresses: ["staff@site.test"],
    } as const;
    return actOnVariation(resource, { jobId, variationId, action, fields });
  };
  async function askForCode(jobId: number, id: number): Promise<string> {
    await decide(jobId, id, "code");
    const [mail] = await mailsTo("sita@example.com");
    return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  }
  async function accept(jobId: number, id: number) {
    await send(id);
    const code = await askForCode(jobId, id);
    expect(await decide(jobId, id, "accept", { name: "Sita Karna", code })).toBe(true);
  }
  const money = async (jobId: number) =>
    jobMoneySchema.parse((await call("GET", `/api/jobs/${jobId}/money/`)).json());

  return {
    site,
    admin,
    call,
    createJob,
    createVariation,
    send,
    mailsTo,
    decide,
    askForCode,
    accept,
    money,
    clearMails: () => sql`truncate mails`.execute(site.database),
  };
}
