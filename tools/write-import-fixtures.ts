import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Writes the spreadsheets of `server/resources/imports/fixtures/`: LibreOffice (Debian: libreoffice-calc-nogui) saves the same table in
 * each of its ways. Those of Excel are written here with its documented quirks, because it runs nowhere else.
 */
const folder = join(import.meta.dirname, "../server/resources/imports/fixtures");
const run = promisify(execFile);

const table = [
  [
    "Ref. No.",
    "Title",
    "Property type",
    "Purpose",
    "Price (Rs.)",
    "Municipality",
    "Ward No",
    "Land",
    "Area (sq ft)",
    "Remarks",
  ],
  [
    "L-1",
    'House, "Sita Niwas"',
    "House",
    "Sale",
    "1 crore 20 lakh",
    "Janakpurdham",
    "4",
    "2 kattha 10 dhur",
    "1800",
    "Near the pond;\nquiet",
  ],
  ["L-2", "बर्दिबासको घडेरी", "घडेरी", "बिक्री", "८५ लाख", "बर्दिबास", "३", "१ कट्ठा ५ धुर", "", "=1+1"],
  ["L-3", "Flat", "Flat", "Rent", "25,000", "Lalitpur", "3", "", "950", ""],
  ["L-4", "Land by the road", "Land", "Sale", "50 lakh", "Janakpurdham", "8", "1-5-10", "", ""],
];

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
function toText(delimiter: string, lineBreak: string): string {
  return table.map((cells) => cells.map(quote).join(delimiter) + lineBreak).join("");
}

/** The tokens of LibreOffice's filter: delimiter, quote, character set (76 is UTF-8, 65535 UTF-16), first line, …, quotes around texts. */
const saved = {
  "libreoffice-comma.csv": "44,34,76,1,,0,false,true,false",
  "libreoffice-semicolon.csv": "59,34,76,1,,0,false,true,false",
  "libreoffice-tab.csv": "9,34,76,1,,0,false,true,false",
  "libreoffice-utf16-tab.csv": "9,34,65535,1,,0,false,true,false",
  "libreoffice-quoted.csv": "44,34,76,1,,0,true,true,false",
};

async function saveWithLibreOffice(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "mithila-ghar-fixtures-"));
  try {
    await writeFile(join(work, "table.csv"), toText(",", "\n"));
    const office = (...args: string[]) =>
      run("soffice", [
        `-env:UserInstallation=file://${work}/profile`,
        "--headless",
        ...args,
        "--outdir",
        work,
      ]);
    await office("--infilter=CSV:44,34,76,1", "--convert-to", "ods", join(work, "table.csv"));
    for (const [name, filter] of Object.entries(saved)) {
      await office("--convert-to", `csv:Text - txt - csv (StarCalc):${filter}`, join(work, "table.ods"));
      await copyFile(join(work, "table.csv"), join(folder, name));
      await rm(join(work, "table.csv"));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function writeAsExcel(): Promise<void> {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  // "CSV UTF-8" has a mark; where the decimal sign is a comma, cells are divided by semicolons.
  await writeFile(join(folder, "excel-utf8.csv"), `\uFEFF${toText(",", "\r\n")}`);
  await writeFile(join(folder, "excel-semicolon.csv"), `\uFEFF${toText(";", "\r\n")}`);
  await writeFile(join(folder, "excel-sep-line.csv"), `sep=;\r\n${toText(";", "\r\n")}`);
  // "Unicode text".
  await writeFile(join(folder, "excel-unicode-text.csv"), utf16(toText("\t", "\r\n")));
  // "CSV" without UTF-8, in the code page of Windows, has no Devanagari at all.
  await writeFile(
    join(folder, "excel-windows-1252.csv"),
    Buffer.from("Reference,Name\r\nL-1,Café\r\n", "latin1"),
  );
}

await saveWithLibreOffice();
await writeAsExcel();
