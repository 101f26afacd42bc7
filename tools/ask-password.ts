import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

export class NoPassword extends Error {}

/** A new password: typed twice and unseen at a terminal, else the one line that standard input holds. */
export async function askPassword(username: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const given = (await text(process.stdin)).replace(/\r?\n$/, "");
    if (given.includes("\n")) throw new NoPassword("Standard input must hold one line, the password");
    return given;
  }
  const first = await askHidden(`Password for ${username}: `);
  if ((await askHidden("The same once more: ")) !== first) throw new NoPassword("The two differ");
  return first;
}

async function askHidden(question: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true, historySize: 0 });
  const cancelled = new Promise<never>((_resolve, reject) => {
    const cancel = () => reject(new NoPassword("Cancelled"));
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
