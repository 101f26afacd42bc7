import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { Section } from "#domain/estimates/estimate-content.ts";
import { formatDecimal } from "#domain/estimates/format-decimal.ts";
import { measuredQuantity } from "#domain/estimates/measurements.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import type { WorkState } from "./use-work-fields.ts";

type Row = Section["lines"][number]["measurements"][number];
type Props = Readonly<{ state: WorkState; list: string; rows: readonly Row[] }>;
const dimensions = ["number", "length", "breadth", "height"] as const;

/** CN2: number × length × breadth × height; what is empty counts as 1. */
export function MeasurementFields({ state, list, rows }: Props) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const { named, nodes, lists } = state;
  const { message } = named.list(list);
  return (
    <div className="grid gap-3">
      {lists.idsOf(list).map((id, index) => {
        const item = `${list}:${id}`;
        const row = rows[index];
        return (
          <div key={id} className="grid gap-3 rounded-md bg-sunken p-3">
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {dimensions.map((name) => (
                <NumberField key={name} label={t(`fields.${name}`)} {...named.number(`${item}:${name}`)} />
              ))}
            </div>
            <TextPair
              label={t("fields.label")}
              maxLength={maxLengths.name}
              control={named.pair(`${item}:label`)}
            />
            <div className="flex items-center justify-between gap-3">
              <CheckboxField
                label={t("fields.isDeduction")}
                checked={named.values[`${item}:isDeduction`] === true}
                onChange={({ target }) => named.set(`${item}:isDeduction`, target.checked)}
              />
              <span className="figures ml-auto font-semibold">
                {row && formatDecimal(measuredQuantity(row), language, 2)}
              </span>
              <IconButton
                label={t("form.removeMeasurement")}
                onClick={() => lists.remove(list, id, lists.titleOf(list, nodes.measurements, id))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </div>
        );
      })}
      {message && <p className="text-danger-strong text-sm">{message}</p>}
      <SmallButton
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => state.add(list, nodes.measurements)}
      >
        {t("form.addMeasurement")}
      </SmallButton>
    </div>
  );
}
