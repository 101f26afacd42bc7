import { codeDigits } from "#domain/estimates/estimate-page.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useEstimatePageTranslation } from "#web/i18n/estimate-page-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";

type Props = Readonly<{
  /** Where the code goes, with most of it hidden; null if it can't be sent. */
  codeTo: string | null;
  /** A code was sent, or one was entered that is not right. */
  hasCode: boolean;
  fields: Readonly<Record<string, string>>;
  messageOf: (field: string) => string | undefined;
  /** What is decided on, if it is not the estimate of the page. */
  variationId?: number;
}>;

/** CN3, CN6: plain forms, so that they work without JavaScript. Which button is pressed says what is decided. */
export function DecisionForm({ codeTo, hasCode, fields, messageOf, variationId }: Props) {
  const { t } = useEstimatePageTranslation();
  const id = variationId === undefined ? "decide" : `decide-${variationId}`;
  const Heading = variationId === undefined ? "h2" : "h4";
  const subject = variationId === undefined ? "estimate" : "variation";
  const addressOf = (action: "code" | "accept" | "decline") =>
    `?do=${action}${variationId === undefined ? "" : `&variation=${variationId}`}#${id}`;
  const hasMessage = messageOf("name") !== undefined || messageOf("code") !== undefined;
  return (
    <Card as="section" className="grid gap-4 print:hidden" id={id}>
      <Heading className="text-2xl">{t("decide.title")}</Heading>
      {codeTo === null ? (
        <p>{t("decide.none")}</p>
      ) : (
        <>
          {!hasCode && <p>{t("decide.text", { to: codeTo })}</p>}
          <form method="post" action={addressOf("code")}>
            <Button type="submit" look={hasCode ? "secondary" : "primary"} className="w-full sm:w-auto">
              {t(hasCode ? "decide.again" : "decide.send")}
            </Button>
          </form>
          {hasCode && (
            <form method="post" action={addressOf("accept")} className="grid gap-4">
              <TextField
                label={t("decide.code")}
                help={t("decide.codeHelp")}
                name="code"
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={codeDigits * 2}
                message={messageOf("code")}
                className="sm:w-1/2"
              />
              <TextField
                label={t("decide.name")}
                name="name"
                required
                autoComplete="name"
                maxLength={maxLengths.name}
                defaultValue={fields.name}
                message={messageOf("name")}
              />
              <Button type="submit" className="w-full sm:w-auto sm:justify-self-start">
                {t(`decide.accept.${subject}`)}
              </Button>
              <details open={hasMessage && fields.reason !== undefined && fields.reason !== ""}>
                <summary className="cursor-pointer py-2.5 font-semibold">{t("decide.declineTitle")}</summary>
                <div className="mt-2 grid gap-3">
                  <TextareaField
                    label={t("decide.reason")}
                    name="reason"
                    rows={3}
                    maxLength={maxLengths.text}
                    defaultValue={fields.reason}
                  />
                  <Button
                    type="submit"
                    look="danger"
                    formAction={addressOf("decline")}
                    className="sm:justify-self-start"
                  >
                    {t(`decide.decline.${subject}`)}
                  </Button>
                </div>
              </details>
            </form>
          )}
        </>
      )}
    </Card>
  );
}
