import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Logo } from "#domain/settings/looks.ts";
import { type CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { Field } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { logoAddress } from "./logo-address.ts";
import type { LooksProps } from "./looks-props.ts";
import { useLooksTranslation } from "./messages.ts";
import { readLogoFile } from "./read-logo-file.ts";

const accept = "image/svg+xml,.svg,image/png,image/jpeg,image/webp";

/** ST3: an SVG or a picture, shown on what it will stand on. */
export function LogoField({ value, onChange, isDisabled }: LooksProps) {
  const { t } = useLooksTranslation();
  const problems = useProblemMessages();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<CallFailure | "unusable" | null>(null);
  const { logo } = value;
  const change = (part: Partial<Logo>) => logo && onChange({ ...value, logo: { ...logo, ...part } });

  async function read(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    setReading(true);
    setFailure(null);
    try {
      const image = await readLogoFile(file);
      if (image) onChange({ ...value, logo: { hasName: false, hasPlate: true, ...logo, image } });
      else setFailure("unusable");
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setReading(false);
    }
  }

  const message = failure === "unusable" ? t("logo.unusable") : failure && problems.reason(failure);
  return (
    <>
      <Field label={t("logo.file")} help={t("logo.help")} message={message ?? undefined}>
        {(control) => (
          <FileDrop
            isCompact={logo !== null}
            accept={accept}
            disabled={isDisabled || isReading}
            onFiles={(files) => void read(files)}
            {...control}
          />
        )}
      </Field>
      {isReading && <Spinner />}
      {logo && (
        <>
          <LogoPreview logo={logo} />
          <CheckboxField
            label={t("logo.hasName")}
            help={t("logo.hasNameHelp")}
            checked={logo.hasName}
            disabled={isDisabled}
            onChange={({ target }) => change({ hasName: target.checked })}
          />
          <CheckboxField
            label={t("logo.hasPlate")}
            help={t("logo.hasPlateHelp")}
            checked={logo.hasPlate}
            disabled={isDisabled}
            onChange={({ target }) => change({ hasPlate: target.checked })}
          />
          <div>
            <Button
              look="secondary"
              icon={<Trash2 />}
              disabled={isDisabled}
              onClick={() => onChange({ ...value, logo: null })}
            >
              {t("logo.remove")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The logo on paper, on the dark paper and on the footer. Never as markup, always as a picture. */
function LogoPreview({ logo }: Readonly<{ logo: Logo }>) {
  const { t } = useLooksTranslation();
  const { image, hasPlate } = logo;
  const grounds = [
    {
      name: "light",
      style: { background: "#fbf5e9", "--logo-plate": "transparent", "--logo-blend": "multiply" },
    },
    { name: "dark", style: { background: "#191210", "--logo-plate": "#fffcf6", "--logo-blend": "normal" } },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {grounds.map(({ name, style }) => (
        <figure key={name}>
          <div style={style} className="grid h-32 place-items-center rounded-lg border border-line p-4">
            <img
              src={logoAddress(image)}
              alt={t(`logo.${name}`)}
              className={`max-h-20 max-w-full object-contain ${hasPlate ? "logo-plate" : ""} ${image.kind === "picture" && !image.hasAlpha ? "logo-opaque" : ""}`}
            />
          </div>
          <figcaption className="mt-1 text-ink-soft text-sm">{t(`logo.${name}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
