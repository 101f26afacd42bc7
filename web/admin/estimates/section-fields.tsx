import Plus from "lucide-react/icons/plus";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { ItemButtons } from "#web/admin/tree-form/item-buttons.tsx";
import { useEstimateSheetTranslation } from "#web/i18n/estimate-sheet-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { LineFields } from "./line-fields.tsx";
import type { WorkState } from "./use-work-fields.ts";

/** CN2, CN6: the parts of an estimate or a variation with their lines. */
export function SectionFields({ state }: Readonly<{ state: WorkState }>) {
  const { t } = useEstimateTranslation();
  const { t: sheet } = useEstimateSheetTranslation();
  const language = useLanguage();
  const { named, nodes, lists } = state;
  const { message } = named.list("sections");
  const ids = lists.idsOf("sections");
  return (
    <div className="grid gap-8">
      {ids.map((id, index) => {
        const section = `sections:${id}`;
        const list = `${section}:lines`;
        const title = lists.titleOf("sections", nodes.sections, id);
        const lineMessage = named.list(list).message;
        return (
          <div key={id} className="grid min-w-0 gap-4">
            <div>
              <TextPair
                label={t("form.part")}
                maxLength={maxLengths.name}
                control={named.pair(`${section}:title`)}
              />
              <div className="flex justify-end">
                <ItemButtons
                  name={title}
                  position={index}
                  total={ids.length}
                  onMove={(to) => lists.move("sections", index, to)}
                  onRemove={() => lists.remove("sections", id, title)}
                />
              </div>
            </div>
            <ol className="grid min-w-0 gap-3">
              {lists.idsOf(list).map((lineId, position) => (
                <LineFields
                  key={lineId}
                  state={state}
                  list={list}
                  id={lineId}
                  position={position}
                  line={state.sections[index]?.lines[position]}
                />
              ))}
            </ol>
            {lineMessage && <p className="text-danger-strong text-sm">{lineMessage}</p>}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <SmallButton icon={<Plus />} onClick={() => state.add(list, nodes.lines)}>
                {t("form.addLine")}
              </SmallButton>
              <p className="figures font-semibold">
                {sheet("sectionTotal")}: {formatPaisa(state.totals.sections[index] ?? "0", language)}
              </p>
            </div>
          </div>
        );
      })}
      {message && <p className="text-danger-strong text-sm">{message}</p>}
      <Button
        look="secondary"
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => state.add("sections", nodes.sections)}
      >
        {t("form.addSection")}
      </Button>
    </div>
  );
}
