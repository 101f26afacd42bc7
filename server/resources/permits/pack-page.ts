import { formatDate } from "#domain/calendar/format-date.ts";
import { formatDecimal } from "#domain/estimates/format-decimal.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { completionSides, type PackKind, packTexts } from "#domain/permits/pack-texts.ts";
import { localText } from "#domain/settings/local-text.ts";
import { qrPath } from "#domain/sharing/qr-path.ts";
import { sealedDiaryPath } from "#domain/site/verify-page-path.ts";
import type { Certificate } from "#server/resources/papers/certificates.ts";
import { escapeHtml } from "./escape-html.ts";
import { renderCertificates, renderScans } from "./pack-certificates.ts";
import type { Pack } from "./pack-content.ts";
import { renderPrintFile } from "./pack-print.ts";

type PackPage = Readonly<{
  kind: PackKind;
  language: Language;
  company: string;
  today: string;
  /** The JPEG of each picture by its key; one that is gone is left out. */
  files: ReadonlyMap<string, Uint8Array>;
  certificates: readonly Certificate[];
  publicUrl: string;
}>;

/** CN7: a pack as one file that needs nothing else: it is sent, kept and printed as it is. */
export function renderPack(pack: Pack, page: PackPage): string {
  const { kind, language, company, today, files } = page;
  const texts = packTexts[language];
  const { job } = pack;
  const day = (iso: string | null) => (iso === null ? "" : (formatDate(iso, language) ?? iso));
  const facts: readonly (readonly [string, string])[] = [
    [texts.facts.owner, job.client_name],
    [texts.facts.place, job.place],
    [texts.facts.kitta, localDigits(job.kitta, language)],
    [texts.facts.class, job.building_class ? texts.classes[job.building_class] : ""],
    [texts.facts.area, job.plinth_area_sq_ft ? formatDecimal(job.plinth_area_sq_ft, language) : ""],
    [texts.facts.storeys, job.storeys ? formatDecimal(job.storeys, language) : ""],
    [texts.facts.starts, day(job.starts_on)],
    [texts.facts.finished, day(job.finished_on)],
    [texts.facts.code, job.code],
  ];
  const title = `${texts.titles[kind]}: ${localText(job.title, language)}`;
  const parts = [
    `<h1>${escapeHtml(texts.titles[kind])}</h1>`,
    `<p>${escapeHtml(localText(job.title, language))}</p>`,
    `<dl>${facts
      .filter(([, value]) => value !== "")
      .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join("")}</dl>`,
    kind === "bank" ? renderProgress(pack, language) : "",
    `<h2>${texts.pictures}</h2>`,
    kind === "completion" ? renderSides(pack, language, files) : renderPictures(pack, language, files),
    `<h2>${texts.permits}</h2>`,
    renderPermits(pack, language),
    renderCertificates(page.certificates, page),
    kind === "bank" ? `<p class="signature">${texts.signature}</p>` : "",
    renderProof(pack, page),
    kind === "completion" ? renderScans(page.certificates) : "",
    `<footer><p>${escapeHtml(company)} · ${texts.made} ${escapeHtml(day(today))}</p></footer>`,
  ];
  return renderPrintFile(language, {
    title: escapeHtml(title),
    print: escapeHtml(texts.print),
    body: parts.join("\n"),
  });
}

type Files = PackPage["files"];
type Picture = Pack["pictures"][number];

function renderPicture({ picture, side, day }: Picture, language: Language, files: Files): string {
  const file = files.get(picture);
  if (!file) return "";
  const name = side ? packTexts[language].sides[side] : "";
  const caption = [name, formatDate(day, language) ?? day].filter(Boolean).join(", ");
  const source = `data:image/jpeg;base64,${Buffer.from(file).toString("base64")}`;
  return `<figure><img src="${source}" alt="${escapeHtml(caption)}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** All four sides; what is missing is said, because the municipality sends the papers back without it. */
function renderSides({ pictures }: Pack, language: Language, files: Files): string {
  const texts = packTexts[language];
  const found = completionSides.map((side) => ({
    side,
    picture: pictures.find((picture) => picture.side === side && files.has(picture.picture)),
  }));
  const missing = found.filter(({ picture }) => !picture).map(({ side }) => texts.sides[side]);
  const warning = missing.length > 0 ? `<p class="warning">${texts.missing(missing.join(", "))}</p>` : "";
  const figures = found.map(({ side, picture }) =>
    picture
      ? renderPicture(picture, language, files)
      : `<figure class="missing"><strong>${texts.sides[side]}</strong><br>${texts.noPicture}</figure>`,
  );
  return `${warning}<div class="pictures">${figures.join("")}</div>`;
}

function renderPictures({ pictures }: Pack, language: Language, files: Files): string {
  return `<div class="pictures">${pictures.map((each) => renderPicture(each, language, files)).join("")}</div>`;
}

function renderPermits({ permits }: Pack, language: Language): string {
  const texts = packTexts[language];
  const day = (iso: string | null) => (iso === null ? "" : escapeHtml(formatDate(iso, language) ?? iso));
  const rows = permits.map(
    ({ kind, applied_on, granted_on, number }) =>
      `<tr><td>${texts.kinds[kind]}</td><td>${day(applied_on)}</td><td>${granted_on === null ? texts.notGranted : day(granted_on)}</td><td>${escapeHtml(localDigits(number, language))}</td></tr>`,
  );
  const head = [texts.step, texts.applied, texts.granted, texts.number].map((name) => `<th>${name}</th>`);
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function renderProgress({ stages, stage, progress }: Pack, language: Language): string {
  const texts = packTexts[language];
  const percent = (value: string) => `${formatDecimal(value, language)}%`;
  const rows = stages.map(({ name, percent: done, done_on }) => {
    const day = done_on === null ? "" : (formatDate(done_on, language) ?? done_on);
    return `<tr><td>${escapeHtml(localText(name, language))}</td><td>${percent(String(done))}</td><td>${escapeHtml(day)}</td></tr>`;
  });
  const note = stage?.engineer_note ?? "";
  return `<h2>${texts.stages}</h2><p>${texts.progress}: <strong>${percent(progress)}</strong></p>
<table><thead><tr><th>${texts.stage}</th><th>${texts.percent}</th><th>${texts.done}</th></tr></thead><tbody>${rows.join("")}</tbody></table>
<h2>${texts.note}${stage ? `: ${escapeHtml(localText(stage.name, language))}` : ""}</h2>
<p class="note">${note === "" ? texts.noNote : escapeHtml(note)}</p>`;
}

/** CN9: the newest seal, and where anyone can compare it with the diary. */
function renderProof({ job, seal }: Pack, { language, publicUrl }: PackPage): string {
  const texts = packTexts[language];
  const known = seal ? { number: seal.number, hash: seal.hash.toString("hex") } : null;
  const url = publicUrl + sealedDiaryPath(job.code, known);
  const { size, path } = qrPath(url);
  const newest = known
    ? `${texts.seal(localDigits(String(known.number), language))}<br><span class="hash" lang="en">${known.hash}</span>`
    : texts.noSeal;
  return `<h2>${texts.proof}</h2><div class="proof"><svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${texts.qrCode}"><path d="${path}" stroke="#000"/></svg>
<div><p>${newest}</p><p>${texts.verify}<br><a href="${escapeHtml(url)}" lang="en">${escapeHtml(url)}</a></p></div></div>`;
}
