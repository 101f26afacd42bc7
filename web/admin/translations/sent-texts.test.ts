import { expect, test } from "vitest";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { appendTexts } from "./sent-texts.ts";

const empty = {
  location: "",
  client_name: "",
  street: "",
  proj_area: "",
  proj_duration: "",
  description: "",
  challenges: [],
  outcomes: [],
};

test("NL4 a form sends every language's own texts, and the plain ones with their fallbacks", () => {
  const form = new FormData();
  const input = { ...empty, proj_name: "", features: ["Stairs"] };
  const nepali = { ...empty, proj_name: "सभागृह", features: ["भर्‍याङ"] };
  const plain = appendTexts(form, projectTexts, { ...input, translations: { np: nepali } });
  expect(JSON.parse(String(form.get("translations")))).toEqual({ en: input, np: nepali });
  expect(plain).toEqual({ ...input, proj_name: "सभागृह" });
});
