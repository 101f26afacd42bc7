import type { FastifyReply, FastifyRequest } from "fastify";
import { allowOwnFrames } from "#server/platform/http/security-headers.ts";
import type { RenderedPage } from "./page-cache.ts";

const parameter = /[?&]preview=([^&]*)/;

/** ST1: the token in the address of a page that is previewed with unsaved settings. Such a page is never cached. */
export function previewToken(url: string): string | undefined {
  return parameter.exec(url)?.[1];
}

/** No cache, search engine or other site gets a previewed page; only the dashboard shows it in a frame. */
export function sealPreview(page: RenderedPage, reply: FastifyReply): RenderedPage {
  const headers = new Map(page.headers);
  headers.delete("etag");
  headers.set("cache-control", "no-store");
  headers.set("referrer-policy", "no-referrer");
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("x-frame-options", "SAMEORIGIN");
  const policy = headers.get("content-security-policy") ?? reply.getHeader("content-security-policy");
  if (policy) headers.set("content-security-policy", allowOwnFrames(String(policy)));
  return { ...page, headers };
}

export function isPreviewable({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}
