import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultTokens } from "#domain/looks/default-tokens.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type Looks, noHeroes } from "#domain/settings/looks.ts";
import { markPaths } from "#domain/settings/mark-paths.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { iconNames } from "./icons.ts";

const mithila: Looks = { ...defaultSettings.looks, theme: "mithila" };
const hostile = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" onload="alert(1)">
  <script>alert(2)</script><foreignObject><body onload="alert(3)"/></foreignObject>
  <a href="javascript:alert(4)"><path d="M9 9"/></a><image href="https://evil.example/x.png"/>
  <rect width="300" height="100" fill="#0f766e" onclick="alert(5)"/></svg>`;
const svgLogo = { image: { kind: "svg", svg: hostile }, hasName: true, hasPlate: true } as const;
const size = { width: 1200, height: 800, placeholder: "data:image/webp;base64,UklGRg==" };

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const content = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#1040c0" } })
    .jpeg()
    .toBuffer();
  for (const key of ["street", "sign"]) {
    await site.media.put(key, new Map([["1080.jpg", content]]), "public");
    await site.database
      .insertInto("pictures")
      .values({ key, ...size })
      .execute();
    const staged = { key, is_staff: true, uploader: "test", upload: null };
    await site.database.insertInto("staged_pictures").values(staged).execute();
  }
  await site.database.insertInto("properties").values(sampleProperty).execute();
});
afterAll(() => site.close());

async function save(looks: object) {
  const saved = await site.app.inject({
    method: "PUT",
    url: "/api/settings/looks/",
    payload: looks,
    headers: admin.headers,
  });
  return saved;
}
const get = (url: string) => site.app.inject(url);
const page = async (url: string) => (await get(url)).body;

describe("looks (ST3)", () => {
  test("a company without looks has the plain theme, and tokens of the style sheet only", async () => {
    for (const url of ["/", "/np/about", "/buy", "/contact", "/login", "/nowhere"]) {
      const body = await page(url);
      expect(body, url).not.toContain("<style");
      expect(body, url).toContain(`content="${defaultTokens.light.paper}"`);
      expect(body, url).not.toContain(markPaths.fish);
    }
  });

  test("a colour becomes custom properties in the head of every page, whose policy lists their hash", async () => {
    expect((await save({ ...mithila, colour: "#FFD600" })).statusCode).toBe(200);
    const { light, dark } = deriveTokens("#ffd600");
    for (const url of ["/", "/np/about", "/sell", "/login", "/admin", "/nowhere"]) {
      const { body, headers } = await get(url);
      const [, style = ""] = /<link[^>]*rel="stylesheet"[^>]*>.*?<style>([^<]*)<\/style>/s.exec(body) ?? [];
      expect(style, url).toContain(`--madder:${light.madder}`);
      expect(style, url).toContain(`--madder-strong:${dark["madder-strong"]}`);
      const hash = createHash("sha256").update(style).digest("base64");
      expect(headers["content-security-policy"], url).toContain(`style-src 'self' 'sha256-${hash}';`);
      expect(body, url).toContain(`name="theme-color" content="${light.paper}"`);
      expect(body, url).toContain(`name="theme-color" content="${dark.paper}"`);
    }
    expect((await get("/manifest.webmanifest")).json().theme_color).toBe(light.paper);
    expect((await get("/favicon.svg")).body).toContain(light.mark);
    expect((await get("/default-picture.svg")).body).toContain(light.mark);
  });

  test("rejects an invalid colour", async () => {
    for (const colour of ["red", "#fff", "#12345g", "#123456;}</style>", 7])
      expect((await save({ ...mithila, colour })).statusCode, String(colour)).toBe(400);
  });

  test("a logo loses everything active, and is served so that nothing could run", async () => {
    const saved = await save({ ...mithila, logo: svgLogo });
    expect(saved.statusCode, saved.body).toBe(200);
    const stored = saved.json().value.logo.image.svg;
    expect(stored).toContain('<rect width="300" height="100" fill="#0f766e"/>');
    expect(stored).not.toMatch(/script|alert|on\w+=|evil|javascript|foreignObject/);
    const body = await page("/");
    const [, address = ""] = /<img src="(\/logo\.svg\?v=[\w-]+)"/.exec(body) ?? [];
    const { headers, body: svg } = await get(address);
    expect(svg).toBe(stored);
    expect(headers["content-type"]).toBe("image/svg+xml");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toContain("immutable");
    expect((await get("/logo.svg?v=other")).headers["cache-control"]).toBe("public, max-age=60");
  });

  test("a logo with the name replaces it in the header and the footer; mails and titles keep the name", async () => {
    const body = await page("/");
    expect(body.match(/<img[^>]*alt="Property company"/g)).toHaveLength(2);
    expect(body).toMatch(/<title>[^<]*Property company/);
    await save({ ...mithila, logo: { ...svgLogo, hasName: false } });
    expect((await page("/")).match(/<img[^>]*src="\/logo[^>]*alt=""/g)).toHaveLength(2);
  });

  test("rejects an invalid drawing", async () => {
    for (const svg of ["", "<svg", "GIF89a", "<html/>", `<!DOCTYPE svg [<!ENTITY a "b">]>${hostile}`]) {
      const refused = await save({ ...mithila, logo: { ...svgLogo, image: { kind: "svg", svg } } });
      expect([refused.statusCode, refused.json().code], svg).toEqual([400, "invalid_input"]);
    }
  });

  test("icons follow the looks", async () => {
    const hashes = new Map<string, Set<string>>();
    const square = { ...svgLogo, image: { kind: "svg", svg: hostile.replace("0 0 300 100", "0 0 300 300") } };
    for (const looks of [mithila, { ...mithila, theme: "plain" }, { ...mithila, logo: square }]) {
      expect((await save(looks)).statusCode).toBe(200);
      for (const name of iconNames) {
        const { statusCode, rawPayload, headers } = await get(`/${name}`);
        expect([name, statusCode]).toEqual([name, 200]);
        const digest = createHash("sha256").update(rawPayload).digest("hex");
        hashes.set(name, (hashes.get(name) ?? new Set()).add(digest));
        const side = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 }[
          name as string
        ];
        if (side)
          expect(await sharp(rawPayload).metadata()).toMatchObject({
            format: "png",
            width: side,
            height: side,
          });
        if (name === "favicon.ico") expect(rawPayload.subarray(0, 4).toString("hex")).toBe("00000100");
        if (name.endsWith(".svg")) expect(headers["content-type"]).toBe("image/svg+xml");
      }
    }
    for (const [name, { size: count }] of hashes)
      expect([name, count]).toEqual([name, /picture|placeholder/.test(name) ? 2 : 3]);
  });

  test("the plain theme has no drawing on any page, the other one has", async () => {
    const drawings = async () => {
      const bodies = await Promise.all(["/", "/about", "/buy", "/nowhere", "/property/1"].map(page));
      return bodies.map((body) => /viewBox="0 0 (?:64 64|240 180|240 240|240 28)"|<pattern/.test(body));
    };
    await save({ ...mithila, theme: "plain" });
    expect(await drawings()).toEqual([false, false, false, false, false]);
    expect(await page("/")).toContain('<img src="/logo.svg?v=');
    await save(mithila);
    expect(await drawings()).toEqual([true, true, true, true, true]);
  });

  test("a company's own picture is at the top of its page, in sizes that screens need", async () => {
    const alt = { en: "Our street", np: "" };
    const heroes = { ...noHeroes, home: { picture: "street", ...size, alt } };
    expect((await save({ ...mithila, heroes })).statusCode).toBe(200);
    const body = await page("/np");
    expect(body).toContain(
      "/media/street/400.avif 400w, /media/street/720.avif 720w, /media/street/1080.avif 1080w",
    );
    expect(body).not.toContain("/media/street/1600.avif");
    expect(body).toContain('alt="Our street"');
    expect(await page("/buy")).toContain("/pictures/hero-buy/");
    await save({ ...mithila, theme: "plain" });
    expect(await page("/rent")).not.toContain("/pictures/hero-rent/");
  });

  test("share cards have the company's colour, logo and style, and another URL", async () => {
    const logo = { image: { kind: "picture", picture: "sign", ...size }, hasName: false, hasPlate: false };
    const cards = new Set<string>();
    const addresses = new Set<string>();
    const variants = [
      mithila,
      { ...mithila, theme: "plain" },
      { ...mithila, colour: "#0f766e" },
      { ...mithila, logo },
      { ...mithila, logo: svgLogo },
      { ...mithila, shareCard: "full" },
    ];
    for (const looks of variants) {
      expect((await save(looks)).statusCode).toBe(200);
      const [, address = ""] =
        /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(await page("/property/1")) ?? [];
      const card = await get(address);
      expect(card.headers["content-type"]).toBe("image/jpeg");
      expect(card.headers["cache-control"]).toContain("immutable");
      addresses.add(address);
      cards.add(createHash("sha256").update(card.rawPayload).digest("hex"));
      expect((await get("/share/site.np.jpg")).headers["content-type"]).toBe("image/jpeg");
    }
    expect([cards.size, addresses.size]).toEqual([variants.length, variants.length]);
  });
});
