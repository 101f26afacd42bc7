import type { App } from "./app-type.ts";

/** The methods of each API path, collected as the routes are registered. */
export class MethodTable {
  readonly #fixed = new Map<string, Set<string>>();
  readonly #withParameters = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** Must be created before the routes are registered. */
  constructor(app: App) {
    app.addHook("onRoute", ({ url, method }) => {
      if (url.includes("*")) return;
      const methods = this.#register(url);
      for (const each of [method].flat()) methods.add(each);
    });
  }

  /** Undefined if no route has exactly this path. */
  methodsOfFixedPath(path: string): ReadonlySet<string> | undefined {
    return this.#fixed.get(path);
  }

  /** The methods of the fixed path, or of all matching paths with parameters. */
  methodsOf(path: string): ReadonlySet<string> {
    const fixed = this.#fixed.get(path);
    if (fixed) return fixed;
    const matching = [...this.#withParameters.values()].filter(({ pattern }) => pattern.test(path));
    return new Set(matching.flatMap(({ methods }) => [...methods]));
  }

  #register(url: string): Set<string> {
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
