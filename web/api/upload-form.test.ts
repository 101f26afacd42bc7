import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { submissionInputSchema } from "#domain/sell/submission.ts";
import { CallFailure } from "./call-failure.ts";
import { submitProperty } from "./public-forms.ts";

/** The part of XMLHttpRequest that an upload uses. */
class FakeXmlHttpRequest {
  static last: FakeXmlHttpRequest | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = "";
  openedWith: string[] = [];
  sent: FormData | undefined;
  isAborted = false;
  constructor() {
    FakeXmlHttpRequest.last = this;
  }
  open(...args: string[]) {
    this.openedWith = args;
  }
  readonly headers = new Map<string, string>();
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader(_name: string): string | null {
    return null;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }
}

const input = submissionInputSchema.parse({
  name: "Sita",
  email: "sita@example.com",
  propert_title: "House",
  property_location: "Janakpur",
  property_price: "८५,००,०००",
  property_type: "House",
  description: "Two floors",
});
const image = new File(["x"], "house.jpg", { type: "image/jpeg" });

function startUpload() {
  const fractions: number[] = [];
  const pending = submitProperty(
    input,
    { image },
    {
      onProgress: (fraction) => fractions.push(fraction),
      getIdempotencyHeaders: () => ({ "idempotency-key": "made-up" }),
    },
    { honeypot: "", seconds: 12.4 },
  ).then(
    () => "sent",
    (error: unknown) => error,
  );
  const call = FakeXmlHttpRequest.last;
  if (!call) throw new Error("nothing was sent");
  return { call, pending, fractions };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeXmlHttpRequest);
  vi.stubGlobal("document", { documentElement: { lang: "ne" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("SE1 API1: sends every field, empty ones as empty texts, and the picture", async () => {
  const { call, pending, fractions } = startUpload();
  expect(call.openedWith).toEqual(["POST", "/sell/"]);
  const sent = Object.fromEntries(call.sent ?? []);
  expect(sent).toMatchObject({ property_price: "8500000", phone_no: "", area: "", no_of_bathrooms: "" });
  expect(sent.image).toBeInstanceOf(File);
  expect(call.headers.get("idempotency-key")).toBe("made-up");
  expect(call.headers.get("form-seconds")).toBe("12");
  expect(sent).not.toHaveProperty("website");
  call.progress(1, 4);
  call.progress(4, 4);
  call.status = 201;
  call.onload?.();
  expect(await pending).toBe("sent");
  expect(fractions).toEqual([0.25, 1]);
});

test("LO3: restarts the ten-second timeout with every progress event", async () => {
  const { call, pending } = startUpload();
  for (let moved = 1; moved <= 5; moved += 1) {
    await vi.advanceTimersByTimeAsync(9_000);
    call.progress(moved, 10);
  }
  expect(call.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call.isAborted).toBe(true);
  expect(await pending).toMatchObject({ reason: "timeout" });
});

test("distinguishes an error response from a lost connection", async () => {
  const rejected = startUpload();
  rejected.call.status = 413;
  rejected.call.responseText = '{"detail":"Too large"}';
  rejected.call.onload?.();
  expect(await rejected.pending).toMatchObject({ reason: "refused", status: 413, detail: "Too large" });
  const lost = startUpload();
  lost.call.onerror?.();
  const failure = await lost.pending;
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ reason: "offline" });
});
