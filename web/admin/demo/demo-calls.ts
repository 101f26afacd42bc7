import { type DemoState, demoStateSchema } from "#domain/demo/demo.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const demoQueryKey = "demo";

export async function fetchDemo(): Promise<DemoState> {
  const body = await callAsAdmin({ method: "GET", path: "/api/demo/" });
  return parseBody((value) => demoStateSchema.parse(value), body);
}

export async function removeDemo(): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/demo/remove/" });
}
