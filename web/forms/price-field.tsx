import type { ReactNode } from "react";
import { amountInWords, readAmount } from "#domain/amounts.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { FieldProps } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { type InputTextProps, useInputText } from "./use-input-text.ts";

type Props = FieldProps &
  InputTextProps &
  Readonly<{
    className?: string;
    unit?: string;
    /** Follows the amount, such as "/month". */
    suffix?: string;
    /** Rupees for one of the unit, if that is another currency. */
    rupeesPerUnit?: number;
    /** Puts the amount into a sentence. */
    inSentence?: (amount: string) => ReactNode;
  }>;

/** LD3: a price, which may be typed as "85 lakh". Below it stands the amount in digits and in words. */
export function PriceField(props: Props) {
  const { label, help, message, required, className, unit = "रु", suffix = "", onBlur } = props;
  const { inSentence = (amount) => amount, rupeesPerUnit = 1 } = props;
  const language = useLanguage();
  const format = useFormat();
  const { text, control } = useInputText(props);
  const amount = readAmount(text);
  const shown =
    amount !== null && amount > 0 ? priceText(Math.round(amount * rupeesPerUnit * 100) / 100) : null;

  function priceText(value: number): string {
    const digits = format.rupees(value) + suffix;
    return value < 1000 ? digits : `${digits} (${amountInWords(value, language)})`;
  }

  return (
    <NumberField
      label={label}
      help={<span aria-live="polite">{shown === null ? help : inSentence(shown)}</span>}
      message={message}
      required={required}
      unit={unit}
      // The keyboard needs letters for "lakh".
      inputMode="text"
      maxLength={maxLengths.word}
      onBlur={onBlur}
      {...(className && { className })}
      {...control}
    />
  );
}
