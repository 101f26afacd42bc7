import { getPriority, setPriority } from "node:os";
import { encodePicture } from "./encode-picture.ts";
import { type PictureTask, requestSchema, type WorkerResponse } from "./image-worker-tasks.ts";
import { inspectPicture } from "./picture-file.ts";
import { PictureRejection } from "./picture-rejection.ts";
import { renderCard, renderPng } from "./render-card.ts";

/** Lower priority than the server, so that encoding does not delay requests. */
const niceness = 10;

lowerPriority();

process.on("message", async (message) => {
  const { id, task } = requestSchema.parse(message);
  const response: WorkerResponse = await perform(task).then(
    (result) => ({ id, result }),
    (error: unknown) =>
      error instanceof PictureRejection ? { id, rejection: error.reason } : { id, failure: String(error) },
  );
  process.send?.(response);
});
// The server has exited or closed the idle worker.
process.on("disconnect", () => process.exit());

/** Keeps an inherited priority that is lower still: only root may raise it. */
function lowerPriority(): void {
  try {
    if (getPriority() < niceness) setPriority(niceness);
  } catch {
    // Some containers forbid this; the worker then runs at the server's priority.
  }
}

async function perform(task: PictureTask): Promise<unknown> {
  if (task.type === "inspect") return inspectPicture(task.path);
  if (task.type === "encode") return encodePicture(task.path, task);
  if (task.type === "png") return renderPng(task.drawing);
  return renderCard(task.drawing, task.picture);
}
