import type { AtomEntry } from "#domain/feeds/atom.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees } from "#domain/money.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Project } from "#domain/projects/project.ts";
import type { Property } from "#domain/properties/property.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { typeNames } from "#domain/texts/type-names.ts";

const maxSummaryLength = 600;

export function propertyEntry(property: Property, publicUrl: string, language: Language): AtomEntry {
  const { id, name, price, address, property_type: type } = property;
  const facts = [price > 0 ? formatRupees(price, language) : "", address].filter(Boolean).join(" · ");
  return {
    ...linksOf(`/property/${id}`, property, publicUrl, language),
    title: name,
    summary: [facts, shorten(property.description)].filter(Boolean).join("\n"),
    category: typeNames[language][type],
  };
}

export function projectEntry(project: Project, publicUrl: string, language: Language): AtomEntry {
  const { id, proj_name: title, location, proj_type: category } = project;
  return {
    ...linksOf(`/project/${id}`, project, publicUrl, language),
    title,
    summary: [location, shorten(project.description)].filter(Boolean).join("\n"),
    category,
  };
}

function linksOf(
  path: string,
  { pictures: [picture], created_at, updated_at }: Pick<Property, "pictures" | "created_at" | "updated_at">,
  publicUrl: string,
  language: Language,
) {
  return {
    id: publicUrl + path,
    url: publicUrl + pageAddress(path, language),
    picture: picture ? publicUrl + jpegPicturePath(picture) : null,
    published: created_at,
    updated: updated_at,
  };
}

function shorten(text: string): string {
  return text.length <= maxSummaryLength ? text : `${text.slice(0, maxSummaryLength - 1).trimEnd()}…`;
}
