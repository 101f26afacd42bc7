import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StagedPicture } from "#domain/pictures/staged-picture.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { PictureUploads, type SendPicture } from "./picture-uploads.ts";

const file = (name: string) => new File([name], name, { type: "image/jpeg" });
const staged = (key: string): StagedPicture => ({
  key,
  width: 1,
  height: 1,
  placeholder: "data:,",
  has_alpha: false,
});
const asIs = async (picture: File) => picture;
const statusesOf = (uploads: PictureUploads) => [...uploads.getStates().values()].map(({ status }) => status);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("LD6: sends two at a time, reports progress, and gives the keys in their order", async () => {
  const calls = new Map<string, { finish: () => void; progress: (fraction: number) => void }>();
  const send: SendPicture = (id, _file, progress) =>
    new Promise((resolve) => {
      calls.set(id, { finish: () => resolve(staged(`key-${id}`)), progress });
    });
  const uploads = new PictureUploads(send, asIs);
  for (const id of ["a", "b", "c"]) uploads.add(id, file(id));
  await vi.advanceTimersByTimeAsync(0);
  expect(statusesOf(uploads)).toEqual(["sending", "sending", "waiting"]);
  calls.get("a")?.progress(0.4);
  expect(uploads.getStates().get("a")?.progress).toBe(0.4);
  const keys = uploads.keysOf(["c", "a", "b"]);
  for (const id of ["b", "a"]) calls.get(id)?.finish();
  await vi.advanceTimersByTimeAsync(0);
  calls.get("c")?.finish();
  expect(await keys).toEqual(["key-c", "key-a", "key-b"]);
});

test("LD6: a lost connection pauses; the upload goes on by itself, or at once when the connection is back", async () => {
  let isOnline = false;
  const attempts: string[] = [];
  const send: SendPicture = async (id) => {
    attempts.push(id);
    if (!isOnline) throw new CallFailure("offline");
    return staged(id);
  };
  const uploads = new PictureUploads(send, asIs);
  uploads.add("a", file("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(statusesOf(uploads)).toEqual(["paused"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([attempts, statusesOf(uploads)]).toEqual([["a", "a"], ["paused"]]);
  isOnline = true;
  uploads.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect([attempts.length, statusesOf(uploads)]).toEqual([3, ["done"]]);
});

test("LD6: a rejected picture fails, and can be retried or removed", async () => {
  let isAccepted = false;
  const send: SendPicture = async (id) => {
    if (!isAccepted) throw new CallFailure("refused", { status: 400 });
    return staged(id);
  };
  const uploads = new PictureUploads(send, asIs);
  uploads.add("a", file("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(statusesOf(uploads)).toEqual(["failed"]);
  await expect(uploads.keysOf(["a"])).rejects.toThrow(CallFailure);
  isAccepted = true;
  uploads.retry("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(await uploads.keysOf(["a"])).toEqual(["a"]);
  uploads.remove("a");
  expect(uploads.getStates().size).toBe(0);
});

test("LD6: cancelling stops the call, and the next one starts", async () => {
  const aborted: string[] = [];
  const send: SendPicture = (id, _file, _progress, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        aborted.push(id);
        reject(new CallFailure("offline"));
      });
    });
  const uploads = new PictureUploads(send, asIs);
  for (const id of ["a", "b", "c"]) uploads.add(id, file(id));
  await vi.advanceTimersByTimeAsync(0);
  uploads.remove("a");
  await vi.advanceTimersByTimeAsync(0);
  expect([aborted, statusesOf(uploads)]).toEqual([["a"], ["sending", "sending"]]);
});
