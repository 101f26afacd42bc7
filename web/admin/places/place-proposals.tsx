import { useQuery, useQueryClient } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useRef, useState } from "react";
import type { RowProposal } from "#domain/places/row-proposal.ts";
import { NoticeLine } from "#web/admin/details/notice-line.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";
import { acceptProposal, fetchProposals } from "./proposal-calls.ts";

type Props = Readonly<{ count: number }>;

/** PL2: says how many addresses name a place that their rows lack, and leads to the list. Shows nothing if none does. */
export function PlaceProposals({ count }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["place-proposals", language],
    queryFn: () => fetchProposals(language),
    enabled: isOpen,
  });
  const results = data?.results ?? [];
  const { accept, accepting } = useAccepting();
  const list = useRef<HTMLUListElement>(null);
  // The button of an accepted proposal leaves with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats when the list changes
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) list.current?.querySelector("button")?.focus();
  }, [isOpen, data]);
  if (count === 0 && !isOpen) return null;
  return (
    <NoticeLine
      icon={MapPin}
      title={count === 1 ? t("places.oneProposal") : t("places.proposals", { number: format.number(count) })}
      action={<SmallButton onClick={() => setIsOpen(true)}>{t("places.look")}</SmallButton>}
    >
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t("places.title")}
        text={t("places.text")}
        size="lg"
        isBodyFocusable
        footer={
          results.length > 0 && (
            <Button isBusy={accepting.length > 0} onClick={() => void accept(results)}>
              {t("places.acceptAll", { number: format.number(results.length) })}
            </Button>
          )
        }
      >
        {!data ? (
          <Spinner />
        ) : results.length === 0 ? (
          <p>{t("places.none")}</p>
        ) : (
          <ul ref={list} className="grid divide-y divide-line">
            {results.map((proposal) => (
              <li
                key={`${proposal.resource}:${proposal.id}`}
                className="grid items-center gap-3 py-4 sm:grid-cols-[1fr_auto]"
              >
                <div className="min-w-0 wrap-anywhere">
                  <p className="font-semibold">
                    <LangText>{proposal.name}</LangText>
                  </p>
                  <p className="text-ink-soft text-sm">
                    <span className="sr-only">{t("places.written")} </span>
                    <LangText>{proposal.address}</LangText>
                  </p>
                  <p>
                    <span className="sr-only">{t("places.accepting")} </span>
                    <LangText>{proposal.composed[language]}</LangText>
                  </p>
                </div>
                <SmallButton
                  isBusy={accepting.includes(proposal)}
                  aria-label={t("places.acceptFor", { name: proposal.name })}
                  onClick={() => void accept([proposal])}
                >
                  {t("places.accept")}
                </SmallButton>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </NoticeLine>
  );
}

/** Accepts proposals one after the other. A row that has changed meanwhile is skipped, and proposed again. */
function useAccepting() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const [accepting, setAccepting] = useState<readonly RowProposal[]>([]);

  async function accept(proposals: readonly RowProposal[]) {
    setAccepting(proposals);
    let accepted = 0;
    for (const proposal of proposals) {
      const isAccepted = await acceptProposal(proposal).then(
        () => true,
        () => false,
      );
      if (isAccepted) accepted++;
    }
    await client.invalidateQueries({ queryKey: ["place-proposals"] });
    for (const resource of new Set(proposals.map((proposal) => proposal.resource)))
      void client.invalidateQueries({ queryKey: [resource] });
    setAccepting([]);
    const failed = proposals.length - accepted;
    if (failed > 0)
      showToast({
        tone: "error",
        title: t("places.failed"),
        text: t("places.failedText", { number: format.number(failed) }),
      });
    else showToast({ tone: "success", title: t("places.accepted"), text: t("places.acceptedText") });
  }
  return { accept, accepting };
}
