import type * as z from "zod/mini";
import { keysOf } from "#domain/keys-of.ts";
import { featureCatalogueSchema } from "#domain/properties/feature-catalogue.ts";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";
import { type SettingsName, settingsSchemas } from "#domain/settings/settings.ts";
import type { TextPageName } from "#domain/settings/text-pages.ts";

/** The pages of the site that can show a document. */
export type PreviewPage = "/" | "/about" | "/projects" | "/contact" | "/others" | `/${TextPageName}`;

/** What is saved and has versions in the same way. */
export type StoredName = SettingsName | "features";

/** `looks` has an editor of its own. */
export type DocumentName = Exclude<StoredName, "looks">;

export type Document = Readonly<{
  schema: z.ZodMiniType<unknown>;
  tree: FieldTree;
  /** Where its preview is shown, the main page first. */
  pages: readonly PreviewPage[];
  hasHistory: boolean;
  /** Items that others refer to: they can be changed, but not removed. */
  isKept?: (id: string) => boolean;
}>;

function settingsDocument(name: Exclude<SettingsName, "looks">, ...pages: readonly PreviewPage[]): Document {
  const schema = settingsSchemas[name];
  return { schema, tree: fieldTree(schema), pages, hasHistory: true };
}

/** ST1: what admins edit, in the order of the list. */
export const documents: Readonly<Record<DocumentName, Document>> = {
  company: settingsDocument("company", "/contact", "/", "/about"),
  branches: settingsDocument("branches", "/about"),
  people: settingsDocument("people", "/about"),
  reviews: settingsDocument("reviews", "/about"),
  figures: settingsDocument("figures", "/about"),
  partners: settingsDocument("partners", "/about"),
  brands: settingsDocument("brands", "/about"),
  pages: settingsDocument("pages", "/", "/about", "/projects", "/contact", "/others"),
  services: settingsDocument("services", "/others", "/"),
  promises: settingsDocument("promises", "/others", "/"),
  chat: settingsDocument("chat", "/"),
  replies: settingsDocument("replies"),
  texts: settingsDocument("texts", "/privacy", "/terms", "/complaints", "/licence"),
  listings: settingsDocument("listings"),
  calendar: settingsDocument("calendar"),
  construction: settingsDocument("construction"),
  retention: settingsDocument("retention"),
  features: {
    schema: featureCatalogueSchema,
    tree: fieldTree(featureCatalogueSchema),
    pages: [],
    hasHistory: false,
    isKept: (id) => /^\d+$/.test(id),
  },
};

export function documentPath(name: StoredName): string {
  return name === "features" ? "/api/features/catalogue/" : `/api/settings/${name}/`;
}

export const documentNames = keysOf(documents);

export function readDocumentName(text: string): DocumentName | undefined {
  return documentNames.find((name) => name === text);
}
