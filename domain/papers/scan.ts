import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { requiredLine } from "#domain/text-fields.ts";

export const maxScanBytes = 10 * 1024 * 1024;
export const maxScans = 20;

export const scanKinds = ["lalpurja", "certificate", "drawing", "contract", "other"] as const;
export type ScanKind = (typeof scanKinds)[number];
/** LD7: what the scan of a property may be. */
export const propertyScanKinds = ["lalpurja", "contract", "other"] as const satisfies readonly ScanKind[];

/** A scan is never shown by the site, so a HEIC of a phone is stored as it is. */
export const scanTypes = ["pdf", "jpeg", "png", "webp", "heic"] as const;
export type ScanType = (typeof scanTypes)[number];

const extensions: Readonly<Record<ScanType, string>> = {
  pdf: "pdf",
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heic: "heic",
};

export const scanNameSchema = requiredLine(maxLengths.title);

/** 128 random bits, chosen by the client. */
export const scanIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, fieldCode("invalid")));

export const scanSchema = z.object({
  id: scanIdSchema,
  kind: z.enum(scanKinds),
  name: z.string(),
  type: z.enum(scanTypes),
  bytes: z.number(),
  added_at: z.string(),
  added_by: z.string(),
});
export type Scan = z.infer<typeof scanSchema>;

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Detects the type by content; undefined if it is none of ours. */
export function detectScanType(content: Uint8Array): ScanType | undefined {
  const start = String.fromCharCode(...content.subarray(0, 12));
  if (start.startsWith("%PDF-")) return "pdf";
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return "webp";
  if (start.slice(4, 8) === "ftyp" && heicBrands.includes(start.slice(8))) return "heic";
}

/** The name to save a scan as. Its end always says the detected type, so that no program opens it as anything else. */
export function scanFileName(name: string, type: ScanType): string {
  const extension = extensions[type];
  const isNamedSo = new RegExp(`\\.(?:${extension}|${type})$`, "i").test(name);
  return (isNamedSo ? name : `${name}.${extension}`).replaceAll(/[/\\:*?"<>|]/g, "-");
}
