import { useState } from "react";

/** For a part that a field works without. If loading fails, the next use retries. */
export function useOptionalModule<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  return {
    module,
    async load() {
      const loaded = module ?? (await load().catch(() => undefined));
      if (loaded) setModule(() => loaded);
    },
  };
}
