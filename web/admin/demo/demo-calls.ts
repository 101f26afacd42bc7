import { type DemoState, demoStateSchema } from "#domain/demo/demo.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const demoQueryKey = "demo";

export async function fetchDemo(): Promise<DemoState> {
  return callAsAdmin({ method: "GET", path: "/api/demo/" }, demoStateSchema);
}

export async function removeDemo(): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/demo/remove/" });
}
