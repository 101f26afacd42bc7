import { useEffect, useRef } from "react";
import { maxSubmissionPictures } from "#domain/pictures/upload.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { PictureField } from "#web/forms/picture-field.tsx";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { SellPictures } from "./use-sell-form.ts";
import { picturesDraftField } from "./use-sell-pictures.ts";

/** LD6: up to ten pictures. The hidden field keeps the uploaded ones in the form's draft. */
export function SellPictureField({ pictures }: Readonly<{ pictures: SellPictures }>) {
  const { t } = useSellTranslation();
  const format = useFormat();
  const { email } = useCompany();
  const { draft, field, message, isSending } = pictures;
  const help = t("sell.fields.pictureHelp", { number: format.number(maxSubmissionPictures) });
  const hidden = useRef<HTMLInputElement>(null);
  const saved = useRef(draft);
  useEffect(() => {
    if (saved.current === draft) return;
    saved.current = draft;
    hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [draft]);
  return (
    <>
      <PictureField
        label={t("sell.fields.picture")}
        help={email ? `${help} ${t("sell.fields.pdfHelp", { email })}` : help}
        name="image"
        max={maxSubmissionPictures}
        message={message}
        disabled={isSending}
        {...field}
      />
      <input ref={hidden} type="hidden" name={picturesDraftField} value={draft} readOnly />
    </>
  );
}
