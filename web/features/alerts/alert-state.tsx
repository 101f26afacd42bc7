import type { AlertPage } from "#domain/alerts/alert.ts";
import { useAlertPageTranslation } from "#web/i18n/alert-page-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

type Props = Readonly<{
  page: AlertPage;
  /** The button was pressed just now. */
  isNew: boolean;
}>;

/** VT5: the alert of the address, with buttons that confirm and end it. Opening the page changes nothing, because mail scanners open links. */
export function AlertState({ page, isNew }: Props) {
  const { t } = useAlertPageTranslation();
  const format = useFormat();
  const { isConfirmed, others, listPath } = page;
  const state = isConfirmed ? "confirmed" : "asked";
  return (
    <div className="page-width grid max-w-3xl gap-6 py-section">
      <PageHeading>{t(`${state}.title`)}</PageHeading>
      {isConfirmed && isNew && (
        <Notice tone="success" isAlert>
          {t("confirmed.now")}
        </Notice>
      )}
      <Card as="section" className="grid gap-4">
        <p className="flex items-start gap-3 font-semibold">
          <Icon name="bell" className="mt-[0.2em] size-5 shrink-0 text-indigo" />
          <span className="wrap-anywhere font-rupee">{page.name}</span>
        </p>
        <p className="max-w-text text-ink-soft">{t(`${state}.text`)}</p>
        <div className="flex flex-wrap gap-3">
          {isConfirmed ? (
            <>
              <ButtonLink to={listPath}>{t("confirmed.see")}</ButtonLink>
              <ChangeButton change="end" look="secondary">
                {others > 0 ? t("confirmed.end") : t("confirmed.endOnly")}
              </ChangeButton>
              {others > 0 && (
                <ChangeButton change="end-all" look="secondary">
                  {t("confirmed.endAll", { count: format.number(others + 1) })}
                </ChangeButton>
              )}
            </>
          ) : (
            <>
              <ChangeButton change="confirm">{t("asked.confirm")}</ChangeButton>
              <ChangeButton change="end" look="secondary">
                {t("asked.refuse")}
              </ChangeButton>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}

type ChangeProps = Readonly<{ change: "confirm" | "end" | "end-all"; look?: ButtonLook; children: string }>;

/** A plain form, so that it works without JavaScript. */
function ChangeButton({ change, look, children }: ChangeProps) {
  return (
    <form method="post" action={`?change=${change}`}>
      <Button type="submit" look={look}>
        {children}
      </Button>
    </form>
  );
}
