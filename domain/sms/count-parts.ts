/** GSM 03.38: each of these characters takes one septet. */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Its extension table: an escape and a character, two septets that stay in one part. */
const extension = "\f^{}\\[~]|€";

const basicCharacters = new Set(basic);
const extensionCharacters = new Set(extension);

/** A text in several parts loses room in each of them, by which telephones join the parts again. */
const limits = {
  gsm7: { single: 160, part: 153 },
  ucs2: { single: 70, part: 67 },
} as const;

type SmsSize = Readonly<{
  encoding: "gsm7" | "ucs2";
  /** Septets, or units of 16 bits. */
  units: number;
  /** What the gateway charges for. */
  parts: number;
}>;

/** DY9: how many messages a text is. One character outside GSM-7, such as a letter of Devanagari, makes all of it UCS-2. */
export function countSmsParts(text: string): SmsSize {
  const characters = [...text];
  const isGsm7 = characters.every((one) => basicCharacters.has(one) || extensionCharacters.has(one));
  const encoding = isGsm7 ? "gsm7" : "ucs2";
  const sizes = characters.map((one) => (isGsm7 ? (extensionCharacters.has(one) ? 2 : 1) : one.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = limits[encoding];
  if (units <= single) return { encoding, units, parts: 1 };
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    // An escape sequence or a pair of surrogates is never cut in two.
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, parts };
}
