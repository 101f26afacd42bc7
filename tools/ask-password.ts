import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

/** Prompts twice on a terminal without echo. Without a terminal, reads one line from standard input. */
export async function askPassword(username: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const input = (await text(process.stdin)).replace(/\r?\n$/, "");
    if (input.includes("\n")) throw new Error("Standard input must hold one line, the password");
    return input;
  }
  const first = await askHidden(`Password for ${username}: `);
  if ((await askHidden("Repeat the password: ")) !== first) throw new Error("The passwords differ");
  return first;
}

async function askHidden(question: string): Promise<string> {
  const discardedOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: discardedOutput,
    terminal: true,
    historySize: 0,
  });
  const cancelled = new Promise<never>((_resolve, reject) => {
    const cancel = () => reject(new Error("Cancelled"));
    terminal.once("SIGINT", cancel).once("close", cancel);
  });
  process.stderr.write(question);
  try {
    return await Promise.race([terminal.question(""), cancelled]);
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
