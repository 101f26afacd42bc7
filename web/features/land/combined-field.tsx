import type { ComponentProps } from "react";
import type { LandField } from "#web/forms/land-field.tsx";
import { useLandTranslation } from "#web/i18n/land-messages.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";

type Props = Pick<ComponentProps<typeof LandField>, "help" | "onMeasure">;

/** Without it, the fields of single units still convert. */
const loadField = () => import("#web/forms/land-field.tsx").catch(() => undefined);

/** The land field, which loads after the page. Until then a plain field keeps its place. */
export function CombinedField({ help, onMeasure }: Props) {
  const { t } = useLandTranslation();
  const loaded = useLazyModule(true, loadField);
  const texts = { label: t("land.combined"), help: help ?? t("land.combinedHelp") };
  if (!loaded) return <TextField {...texts} readOnly />;
  return <loaded.LandField {...texts} {...(onMeasure && { onMeasure })} />;
}
