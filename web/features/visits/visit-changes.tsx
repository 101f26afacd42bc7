import type { VisitorChange, VisitPage } from "#domain/visits/visit-page.ts";
import { SlotChoice } from "#web/forms/slot-choice.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useVisitPageTranslation } from "#web/i18n/visit-page-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type Props = Readonly<{
  page: VisitPage;
  /** What was sent and could not be done. */
  posted: Readonly<{ day: string; slot: string; code: string | undefined }> | undefined;
}>;

const actionOf = (change: VisitorChange) => `?change=${change}`;
const summary = "cursor-pointer py-2.5 font-semibold";

/** DY6: plain forms, so that they work without JavaScript. Opening the page changes nothing, because mail scanners open links. */
export function VisitChanges({ page, posted }: Props) {
  const { t } = useVisitPageTranslation();
  const messages = useProblemMessages();
  return (
    <>
      {page.state === "asked" && (
        <form method="post" action={actionOf("confirm")}>
          <Button type="submit" className="w-full sm:w-auto">
            {t("confirm")}
          </Button>
        </form>
      )}
      <Card as="section" className="grid gap-2">
        <details open={posted !== undefined}>
          <summary className={summary}>{t("move.title")}</summary>
          {page.free_days.length === 0 ? (
            <p className="text-ink-soft">{t("move.none")}</p>
          ) : (
            <form method="post" action={actionOf("move")} className="mt-3 grid gap-5">
              <SlotChoice
                days={page.free_days}
                day={{ name: "visit_day", defaultValue: posted?.day ?? "" }}
                slot={{ name: "visit_slot", defaultValue: posted?.slot ?? "" }}
                labels={{ day: t("move.day"), time: t("move.time") }}
                message={messages.field(posted?.code)}
              />
              <Button type="submit" className="sm:justify-self-start">
                {t("move.submit")}
              </Button>
            </form>
          )}
        </details>
        <details>
          <summary className={summary}>{t("cancel.title")}</summary>
          <form method="post" action={actionOf("cancel")} className="mt-2 grid gap-3">
            <p className="text-ink-soft">{t("cancel.text")}</p>
            <Button type="submit" look="danger" className="sm:justify-self-start">
              {t("cancel.submit")}
            </Button>
          </form>
        </details>
      </Card>
    </>
  );
}
