import { type KnownSeal, shortSeal } from "#domain/diary/known-seal.ts";
import { splitPageAddress } from "./page-address.ts";

const folder = "/verify";

/** One file in both languages, so it has no address in each. */
export const offlineVerifierPath = "/verify/offline.html";

/** CN9: the plain path of the page that proves a diary. */
export function verifyPagePath(code: string): string {
  return `${folder}/${encodeURIComponent(code)}`;
}

/** CN9: the same page, which also says whether this seal is still in the chain. */
export function sealedDiaryPath(code: string, seal: KnownSeal | null): string {
  return verifyPagePath(code) + (seal ? `?seal=${shortSeal(seal)}` : "");
}

/** Whether a path, or that of a page's data, is that page. */
export function isVerifyPage(pathname: string): boolean {
  return splitPageAddress(pathname).path.toLowerCase().startsWith(`${folder}/`);
}
