import { useQuery } from "@tanstack/react-query";
import Sparkles from "lucide-react/icons/sparkles";
import { type ReactNode, useState } from "react";
import type { DemoPart, DemoState } from "#domain/demo/demo.ts";
import { rowKinds } from "#domain/rows/kinds.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { NoticeLine } from "#web/admin/details/notice-line.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { demoQueryKey, fetchDemo, removeDemo } from "./demo-calls.ts";

/** ST4: removes the demo company with one press, after saying exactly what goes and what stays. */
export function DemoNotice() {
  const { t } = useAdminTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data: state } = useQuery({ queryKey: [demoQueryKey], queryFn: fetchDemo, enabled: isAsking });
  const removal = useCall({
    call: removeDemo,
    done: () => ({ title: t("demo.removed"), text: t("demo.removedText") }),
    failed: t("demo.failed"),
    changed: {},
    onSuccess: () => setAsking(false),
  });
  return (
    <NoticeLine
      icon={Sparkles}
      title={t("demo.title")}
      text={t("demo.text")}
      action={<SmallButton onClick={() => setAsking(true)}>{t("demo.remove")}</SmallButton>}
    >
      <ConfirmDialog
        isOpen={isAsking && state !== undefined}
        onOpenChange={setAsking}
        title={t("demo.question")}
        text={t("demo.trash")}
        confirmLabel={t("demo.confirm")}
        isDangerous
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        {state && <Effects state={state} />}
      </ConfirmDialog>
    </NoticeLine>
  );
}

function Effects({ state: { removable, changed } }: Readonly<{ state: DemoState }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const countTexts = ({ rows }: DemoPart) =>
    rowKinds.flatMap((kind) => {
      const count = rows[kind];
      return count === undefined ? [] : [t(`demo.rows.${kind}`, { count: format.number(count) })];
    });
  const names = removable.documents.map((name) =>
    name === "looks" ? t("demo.looks") : t(`settings.sections.${name}.title`),
  );
  return (
    <div className="mt-2 grid gap-5 sm:grid-cols-2">
      <Items title={t("demo.goes")}>
        {[
          ...countTexts(removable),
          t("demo.leads"),
          ...(names.length > 0 ? [t("demo.documents", { names: names.join(", ") })] : []),
        ]}
      </Items>
      <Items title={t("demo.stays")}>
        {[...countTexts(changed).map((what) => t("demo.changed", { what })), t("demo.own"), t("demo.rest")]}
      </Items>
    </div>
  );
}

function Items({ title, children }: Readonly<{ title: string; children: readonly string[] }>): ReactNode {
  return (
    <section>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
        {children.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
