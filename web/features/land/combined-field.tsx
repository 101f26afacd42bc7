import { type ComponentProps, useEffect, useState } from "react";
import type { LandField } from "#web/forms/land-field.tsx";
import { useLandTranslation } from "#web/i18n/land-messages.ts";
import { TextField } from "#web/ui/text-field.tsx";

type Props = Pick<ComponentProps<typeof LandField>, "help" | "onMeasure">;

/** The land field, which loads after the page. Until then a plain field keeps its place. */
export function CombinedField({ help, onMeasure }: Props) {
  const { t } = useLandTranslation();
  const [Loaded, setLoaded] = useState<typeof LandField>();
  useEffect(() => {
    // Without it, the fields of single units still convert.
    import("#web/forms/land-field.tsx").then(
      (module) => setLoaded(() => module.LandField),
      () => {},
    );
  }, []);
  const texts = { label: t("land.combined"), help: help ?? t("land.combinedHelp") };
  if (!Loaded) return <TextField {...texts} readOnly />;
  return <Loaded {...texts} {...(onMeasure && { onMeasure })} />;
}
