/** Calls `onEvent` with the data of each server-sent event, and `onChunk` whenever anything arrives. Resolves at the end. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (data: string) => void,
  onChunk: () => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onChunk();
    text += decoder.decode(value, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = event.split("\n").flatMap((line) => (line.startsWith("data: ") ? [line.slice(6)] : []));
      if (data.length > 0) onEvent(data.join("\n"));
    }
  }
}
