/**
 * Gives the data of a page to React Router in the browser (`client-router.tsx`). In single quotes, because the data contains
 * 1,500 double quotes, which a JSON string would escape.
 */
export function dataScript(data: string): string {
  return `{const{streamController:c}=window.__reactRouterContext;c.enqueue('${escapeInScript(data)}');c.close()}`;
}

/** `<` and `>` could end the script; the browser replaces control characters and halves of surrogate pairs while it reads the page. */
function escapeInScript(text: string): string {
  return text.replace(
    /[\\'<>\p{Cc}\p{Cs}\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
