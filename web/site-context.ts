import { createContext, useRouteLoaderData } from "react-router";
import type { SiteContext } from "#domain/site/site-data.ts";

/** The key under which loaders find the server's values. */
export const siteContext = createContext<SiteContext>();

export type RootData = Pick<SiteContext, "publicUrl">;

/** The origin for absolute links. */
export function usePublicUrl(): string {
  return useRouteLoaderData<RootData>("root")?.publicUrl ?? "";
}
