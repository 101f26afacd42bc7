import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { iconNames } from "../web/icons/icon-names.ts";

/** One symbol for each icon, as Lucide draws it. Colour and line width come from the class `icon`. */
export async function drawIconSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(drawSymbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

async function drawSymbol(name: string): Promise<string> {
  const { default: LucideIcon }: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  const [, content] = renderToStaticMarkup(createElement(LucideIcon)).match(/^<svg[^>]*>(.*)<\/svg>$/) ?? [];
  if (content === undefined) throw new Error(`Lucide's icon ${name} is not an <svg>`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${content.replaceAll(/><\/\w+>/g, "/>")}</symbol>`;
}
