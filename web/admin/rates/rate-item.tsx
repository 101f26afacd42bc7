import CircleCheck from "lucide-react/icons/circle-check";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import type { RateState, StaffRate } from "#domain/rates/rate.ts";
import { rateName, rateSubject } from "#domain/rates/rate-names.ts";
import { localText } from "#domain/settings/local-text.ts";
import { historyAddress } from "#web/admin/details/history-address.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DeleteButton } from "#web/admin/list/row-actions.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextAnchor, TextLink } from "#web/ui/text-link.tsx";
import { useRateText } from "./use-rate-text.ts";

export type RateActions = Readonly<{
  onEdit: (rate: StaffRate) => void;
  onCheck: (rate: StaffRate) => void;
  onDelete: (rate: StaffRate) => void;
  /** The id of the rate whose check is being sent. */
  checkingId: number | undefined;
}>;

const tones: Readonly<Record<RateState, BadgeTone>> = {
  shown: "green",
  unchecked: "orange",
  replaced: "grey",
  upcoming: "blue",
  ended: "grey",
};

type Props = Readonly<{ rate: StaffRate; actions: RateActions }>;

export function RateItem({ rate, actions }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const name = rateName(rate, language);
  return (
    <li
      data-row={rate.id}
      className="grid items-start gap-x-6 gap-y-3 border-line border-b py-4 sm:grid-cols-[1fr_auto]"
    >
      <RateFacts rate={rate} title={rateSubject(rate, language).join(" · ")} />
      <div className="flex flex-wrap items-center gap-2">
        <SmallButton
          icon={<Pencil />}
          aria-label={t("rates.editOf", { name })}
          onClick={() => actions.onEdit(rate)}
        >
          {t("rates.edit")}
        </SmallButton>
        <CheckButton rate={rate} actions={actions} />
        <span className="max-sm:ml-auto">
          <DeleteButton label={t("rates.deletion.of", { name })} onClick={() => actions.onDelete(rate)} />
        </span>
      </div>
    </li>
  );
}

type ButtonProps = Props & Readonly<{ look?: "primary" | "quiet" }>;

export function CheckButton({ rate, actions, look = "quiet" }: ButtonProps) {
  const { t } = useAdminTranslation();
  const name = rateName(rate, useLanguage());
  return (
    <Button
      look={look}
      size="small"
      icon={<CircleCheck />}
      aria-label={t("rates.checkOf", { name })}
      isBusy={actions.checkingId === rate.id}
      onClick={() => actions.onCheck(rate)}
    >
      {t("rates.check")}
    </Button>
  );
}

export function RateFacts({ rate, title }: Readonly<{ rate: StaffRate; title: string }>) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const valueText = useRateText()(rate);
  const note = localText(rate.note, language);
  const isNoteInTitle = title.endsWith(note);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-semibold text-lg">{valueText}</span>
        <Badge tone={tones[rate.state]}>{t(`rates.states.${rate.state}`)}</Badge>
        {rate.is_demo && <Badge>{t("rates.demo")}</Badge>}
      </p>
      {title && (
        <p className="wrap-anywhere font-semibold">
          <LangText>{title}</LangText>
        </p>
      )}
      {note && !isNoteInTitle && (
        <p className="wrap-anywhere text-ink-soft">
          <LangText>{note}</LangText>
        </p>
      )}
      <dl className="mt-1 grid gap-y-0.5 text-sm">
        <Line term={t("rates.valid")}>
          <DateText iso={rate.valid_from} hasOtherCalendar />
          {rate.valid_until && (
            <>
              {" – "}
              <DateText iso={rate.valid_until} hasOtherCalendar />
            </>
          )}
        </Line>
        <Line term={t("rates.fields.source")}>
          <Source rate={rate} />
        </Line>
        <Line term={t("rates.checked")}>
          <DateText iso={rate.checked_at} />
          {rate.checked_by && ` · ${rate.checked_by}`}
          {" · "}
          <TextLink to={historyAddress("rates", rate.id)}>{t("rates.history")}</TextLink>
        </Line>
      </dl>
    </div>
  );
}

function Source({ rate }: Readonly<{ rate: StaffRate }>) {
  const text = <LangText>{localText(rate.source, useLanguage())}</LangText>;
  if (!rate.source_url) return text;
  return (
    <TextAnchor href={rate.source_url} target="_blank" rel="noreferrer">
      {text}
    </TextAnchor>
  );
}

function Line({ term, children }: Readonly<{ term: string; children: ReactNode }>) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
