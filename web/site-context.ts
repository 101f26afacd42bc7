import { createContext } from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";
import { useRootData } from "#web/site/root-data.ts";

/** The key under which loaders find the server's values. */
export const siteContext = createContext<SiteContext>();

/** The origin for absolute links. */
export function usePublicUrl(): string {
  return useRootData()?.publicUrl ?? "";
}
