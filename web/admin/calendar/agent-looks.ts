import type { Visit } from "#domain/visits/visit.ts";

/** Pairs of the theme whose contrast web/styles/contrast.test.ts checks, light and dark. */
const looks = [
  "border-indigo bg-indigo-soft text-indigo-strong",
  "border-leaf bg-leaf-soft text-leaf-strong",
  "border-marigold bg-marigold-soft text-marigold-strong",
  "border-madder bg-madder-soft text-madder-strong",
  "border-danger bg-danger-soft text-danger-strong",
] as const;
const officeLook = "border-line-strong bg-surface text-ink";

/** DY4: the colour of an agent. It is never alone: the agent's name stands beside it. */
export function agentLook(agentId: number | null): string {
  return agentId === null ? officeLook : (looks[agentId % looks.length] ?? officeLook);
}

/** Not confirmed yet: a broken edge, besides the word. What is over is pale. */
export function stateLook(state: Visit["state"]): string {
  if (state === "asked") return "border-dashed [border-left-style:solid]";
  return state === "done" || state === "missed" ? "opacity-80" : "";
}
