import type { App } from "./app-type.ts";

/** Which methods each address of the API takes, noted as the routes are registered. */
export class MethodTable {
  readonly #fixed = new Map<string, Set<string>>();
  readonly #withParameters = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** To be made before the routes it is to know. */
  constructor(app: App) {
    app.addHook("onRoute", ({ url, method }) => {
      if (url.includes("*")) return;
      const methods = this.#methodsOf(url);
      for (const one of [method].flat()) methods.add(one);
    });
  }

  /** Those of an address without parameters; undefined if there is none like that. */
  ofFixed(path: string): ReadonlySet<string> | undefined {
    return this.#fixed.get(path);
  }

  /** Those of every address that could be meant. */
  of(path: string): ReadonlySet<string> {
    const fixed = this.#fixed.get(path);
    if (fixed) return fixed;
    const matching = [...this.#withParameters.values()].filter(({ pattern }) => pattern.test(path));
    return new Set(matching.flatMap(({ methods }) => [...methods]));
  }

  #methodsOf(url: string): Set<string> {
    const known = this.#fixed.get(url) ?? this.#withParameters.get(url)?.methods;
    if (known) return known;
    const methods = new Set<string>();
    if (url.includes(":")) {
      const pattern = new RegExp(`^${url.replace(/[.+]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`);
      this.#withParameters.set(url, { pattern, methods });
    } else {
      this.#fixed.set(url, methods);
    }
    return methods;
  }
}
