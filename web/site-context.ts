import { createContext, useRouteLoaderData } from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";

/** Where loaders find what the server handed over. */
export const siteContext = createContext<SiteContext>();

/** What the root's loader gives to every page. */
export type RootData = Pick<SiteContext, "publicUrl">;

/** The origin in links that leave the site. */
export function usePublicUrl(): string {
  return useRouteLoaderData<RootData>("root")?.publicUrl ?? "";
}
