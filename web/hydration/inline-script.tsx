import { createContext, type ReactNode, use } from "react";

/** Has values only while the server renders, so that the browser does not load the code that writes React Router's scripts. */
export const ServerScriptsContext = createContext<Readonly<{ nonce?: string; scripts?: ReactNode }>>({});

/** A script in the page's HTML. In the browser, React keeps what the server wrote, and `source` is empty. */
export function InlineScript({ source }: Readonly<{ source: string }>) {
  const { nonce } = use(ServerScriptsContext);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the source text of our own functions
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
  );
}

/**
 * A call of a function from its source text, so it must not use anything outside its body. It stands in a file whose name
 * ends with `-script.ts`, which the build shortens.
 */
export function callOf<Values extends readonly unknown[]>(
  script: (...values: Values) => void,
  ...values: Values
): string {
  return `(${script})(${values.map((value) => JSON.stringify(value)).join()})`;
}
