import { getPriority, setPriority } from "node:os";
import { encodePicture } from "./encode-picture.ts";
import { type PictureAnswer, type PictureTask, questionSchema } from "./image-worker-tasks.ts";
import { inspectPicture } from "./picture-file.ts";
import { PictureRejection } from "./picture-rejection.ts";
import { renderCard } from "./render-card.ts";

/** Its work may wait whenever a visitor does not. */
const niceness = 10;

lowerPriority();

process.on("message", async (message) => {
  const { id, asked } = questionSchema.parse(message);
  const answer: PictureAnswer = await perform(asked).then(
    (result) => ({ id, result }),
    (error: unknown) =>
      error instanceof PictureRejection ? { id, refusal: error.reason } : { id, failure: String(error) },
  );
  process.send?.(answer);
});
// The server is gone, or has had nothing to do for it in a while.
process.on("disconnect", () => process.exit());

/** A server that was itself started with a lower priority passes that on, and only root could raise it again. */
function lowerPriority(): void {
  try {
    if (getPriority() < niceness) setPriority(niceness);
  } catch {
    // Some containers forbid it. Pictures are then worked on at the server's own priority.
  }
}

async function perform(asked: PictureTask): Promise<unknown> {
  if (asked.task === "inspect") return inspectPicture(asked.path);
  if (asked.task === "encode") return encodePicture(asked.path);
  return renderCard(asked.drawing, asked.picture);
}
