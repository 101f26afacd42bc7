import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/** The three inbox lists share the parameters `search` and `ordering`. */
let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const message = { name: "Zara", email: "zara@example.com", subject: "plot", message: "Is it there?" };
const submission = {
  name: "Owner",
  email: "owner@example.com",
  phone_no: "9801234567",
  propert_title: "Tall house",
  property_location: "Birgunj",
  property_price: 900,
  property_type: "House",
  description: "Brick.",
};
const request = {
  service_name: "Sita",
  phone_no: "9811234567",
  email: "",
  address: "Janakpur-4",
  service_type: "House Renovation",
  Service_urgency: "1 Month",
  preffered_date: "2099-02-01",
  description: "Roof.",
};

const lists = [
  {
    path: "/messages/",
    create: "/messages/create/",
    label: "name",
    rows: [message, { ...message, name: "amrit", email: "am_rit@example.com", subject: "Zoning 100%" }],
    searches: { ZARA: ["Zara"], am_rit: ["amrit"], "100%": ["amrit"], "is it": [] },
    orders: { name: ["amrit", "Zara"], "-subject": ["amrit", "Zara"], created_at: ["Zara", "amrit"] },
  },
  {
    path: "/sell/",
    create: "/sell/",
    label: "propert_title",
    rows: [
      submission,
      { ...submission, propert_title: "flat", property_location: "जनकपुर", property_price: 1200 },
    ],
    searches: { birgunj: ["Tall house"], जनकपुर: ["flat"], "980123": ["flat", "Tall house"], brick: [] },
    orders: {
      property_price: ["Tall house", "flat"],
      "-property_price": ["flat", "Tall house"],
      propert_title: ["flat", "Tall house"],
    },
  },
  {
    path: "/service-requests/",
    create: "/service-requests/",
    label: "service_name",
    rows: [request, { ...request, service_name: "binod", address: "Bardibas", preffered_date: "" }],
    searches: { bardi: ["binod"], renovation: ["binod", "Sita"], roof: [] },
    orders: {
      service_name: ["binod", "Sita"],
      preffered_date: ["Sita", "binod"],
      created_at: ["Sita", "binod"],
    },
  },
] as const;

describe.each(lists)("$path for staff (AD1, API3)", ({ path, create, label, rows, searches, orders }) => {
  beforeAll(async () => {
    for (const payload of rows) {
      const response = await site.app.inject({ method: "POST", url: create, payload });
      expect(response.statusCode, response.body).toBe(201);
    }
  });

  const list = (query: Record<string, string>) =>
    site.app.inject({ url: path, query, headers: admin.headers });
  const labels = async (query: Record<string, string>) => {
    const page = pageSchema(z.record(z.string(), z.unknown())).parse((await list(query)).json());
    expect(page.count).toBe(page.results.length);
    return page.results.map((row) => row[label]);
  };

  test.each(Object.entries(searches))(
    "search=%s returns and counts the rows that contain it",
    async (search, found) => {
      expect(await labels({ search })).toEqual(found);
    },
  );

  test.each(Object.entries(orders))("ordering=%s sorts the rows", async (ordering, sorted) => {
    expect(await labels({ ordering })).toEqual(sorted);
  });

  test("an unknown ordering is an error, and the URLs of other pages keep the ordering", async () => {
    const invalid = await list({ ordering: "password" });
    expect(invalid.statusCode).toBe(400);
    expect(problemSchema.parse(invalid.json()).fields).toMatchObject({
      ordering: [{ code: "choice_invalid" }],
    });
    const page = (await list({ ordering: "created_at", page_size: "1" })).json();
    expect(new URL(page.next).searchParams.get("ordering")).toBe("created_at");
  });
});
