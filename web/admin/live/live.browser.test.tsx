import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { useLive } from "./use-live.ts";

function Dashboard() {
  useLive([], () => undefined);
  const listed = useRefreshInterval();
  const other = useRefreshInterval({ hasTopic: false });
  return (
    <p>
      list {String(listed)}, other {String(other)}
    </p>
  );
}

/** Answers with an open stream. The second connection waits until it is let in. */
function acceptConnections() {
  const ends: ReadableStreamDefaultController[] = [];
  const { promise: entry, resolve: letIn } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    if (ends.length > 0) await entry;
    const stream = new ReadableStream({ start: (end) => void ends.push(end) });
    return new Response(stream, { headers: { "content-type": "text/event-stream" } });
  });
  return { end: () => ends[0]?.close(), letIn };
}

test("LE3: lists are fetched at intervals only while there is no live connection", async () => {
  const user = { username: "admin", is_admin: true, is_staff: true };
  storedSession.write({ access: "access", refresh: "refresh", user });
  const server = acceptConnections();
  await openPage(<Dashboard />);
  await expect.element(page.getByText("list false, other 15000")).toBeVisible();
  server.end();
  await expect.element(page.getByText("list 15000, other 15000")).toBeVisible();
  server.letIn();
  await expect.element(page.getByText("list false, other 15000")).toBeVisible();
});

test("LE3: a form that is open keeps lists as they are", async () => {
  acceptConnections();
  await openPage(<Dashboard />, "/?edit=1");
  await expect.element(page.getByText("list false, other false")).toBeVisible();
});
