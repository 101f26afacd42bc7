import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";

/** Resolves when the content has been written. */
export type AddFile = (name: string, content: Readable) => Promise<void>;

/** One file at a time is in memory. A reader that goes away ends it. */
export function streamZip(
  fill: (add: AddFile) => Promise<void>,
  onClosed: () => Promise<void> = async () => undefined,
): Readable {
  const zip = new ZipFile();
  // Unlike a wrapped stream, it keeps what is written until somebody reads it, also after the end.
  const output = zip.outputStream.pipe(new PassThrough());
  const closed = Promise.withResolvers<never>();
  output.once("close", () => {
    closed.reject(new Error("The archive was not read to its end"));
    void onClosed();
  });
  zip.once("error", (error: Error) => output.destroy(error));
  const add: AddFile = (name, content) => {
    const written = Promise.withResolvers<void>();
    content.once("error", written.reject).once("end", written.resolve);
    zip.addReadStream(content, name, { compress: !name.startsWith("media/") });
    return Promise.race([written.promise, closed.promise]);
  };
  fill(add).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  closed.promise.catch(() => undefined);
  return output;
}
