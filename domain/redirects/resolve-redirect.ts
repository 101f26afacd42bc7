import { defaultLanguage, type Language } from "#domain/language.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import { isExternalTarget } from "./redirect.ts";

/** Where a visitor goes: the target in the visitor's language, with the visitor's parameters after its own. */
export function resolveRedirect(target: string, language: Language, query: string): string {
  const { address, parameters, hash } = splitTarget(target);
  const own = parameters.split("&").map(nameOf);
  const added = query.split("&").filter((pair) => pair !== "" && !own.includes(nameOf(pair)));
  const search = [parameters, ...added].filter((part) => part !== "").join("&");
  const page = isExternalTarget(address) ? address : inLanguage(address, language);
  return page + (search === "" ? "" : `?${search}`) + hash;
}

/** A target that names a language itself stays as it is. */
function inLanguage(path: string, language: Language): string {
  return splitPageAddress(path).language === defaultLanguage ? pageAddress(path, language) : path;
}

function nameOf(pair: string): string {
  const name = pair.replace(/=.*$/s, "").replaceAll("+", " ");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function splitTarget(target: string) {
  const [, address = "", parameters = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  return { address, parameters, hash };
}
