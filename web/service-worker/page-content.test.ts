import { describe, expect, test } from "vitest";
import {
  choosePictures,
  headingOf,
  isStorable,
  pictureFolder,
  requiredFiles,
  shownPictures,
} from "./page-content.ts";

describe("VT7: what is stored with a page", () => {
  test("are the built files that its HTML names, each once", () => {
    const html = `<link rel="stylesheet" href="/assets/app-a1.css"><link href="/assets/app-a1.css">
      <noscript><script type="module" src="/assets/entry-b2.js"></script></noscript>
      <img src="/logo.svg?v=3"><a href="/buy">Buy</a>
      <svg><use href="/assets/icons-c3.svg#heart"></use></svg><svg><use href="/assets/icons-c3.svg#x"></use></svg>
      <link href="https://other.test/assets/x.css"/>`;
    expect(requiredFiles(html)).toEqual([
      "/assets/app-a1.css",
      "/assets/entry-b2.js",
      "/logo.svg?v=3",
      "/assets/icons-c3.svg",
    ]);
  });

  test("is one file of each of the first pictures: the one that is loaded, or else a usual size", () => {
    const set = (key: string) =>
      `<source srcset="/media/${key}/400.avif 400w, /media/${key}/720.avif 720w"><img src="/media/${key}/1080.jpg">`;
    const html = `${set("one")}${set("two")}<img src="/media/three/1080.jpg">${set("four")}`;
    expect(choosePictures(html, ["/media/one/400.avif", "/media/four/400.avif"], 3)).toEqual([
      "/media/one/400.avif",
      "/media/two/720.avif",
      "/media/three/1080.jpg",
    ]);
    expect(pictureFolder("/media/one/1600.avif")).toBe("/media/one/");
    expect(pictureFolder("/logo.svg")).toBeUndefined();
  });

  test("CN10: are the private pictures of a client's page that the browser has loaded, and no other page's", () => {
    const folder = (key: string) => `/private-media/${key}/1795000000/c2ln-bmF0_dXJl`;
    const html = `<source srcset="${folder("one")}/400.avif 400w, ${folder("one")}/720.avif 720w"><img src="${folder("two")}/1080.jpg">`;
    const loaded = [`${folder("one")}/400.avif`, `${folder("other")}/400.avif`, "/media/one/400.avif"];
    expect(shownPictures(html, loaded)).toEqual([`${folder("one")}/400.avif`]);
    expect(choosePictures(html, loaded, 8)).toEqual([
      `${folder("one")}/400.avif`,
      `${folder("two")}/1080.jpg`,
    ]);
    expect(pictureFolder(`${folder("one")}/720.avif`)).toBe(`${folder("one")}/`);
  });

  test("is the main heading as its name, without markup", () => {
    expect(headingOf('<h1 class="x"><span lang="ne">घर</span> &amp; <b>land</b></h1>')).toBe("घर &amp; land");
    expect(headingOf("<h1>a <")).toBe("");
    expect(headingOf("<h1>1 < 2</h1>")).toBe("1 &lt; 2");
  });
});

test("VT7: stores only complete public pages of this server", () => {
  const answer = (changes: object, headers: Record<string, string> = {}) =>
    ({
      status: 200,
      type: "basic",
      redirected: false,
      headers: new Headers({ "content-type": "text/html; charset=utf-8", ...headers }),
      ...changes,
    }) as Response;
  expect(isStorable(answer({}))).toBe(true);
  expect(isStorable(answer({}, { "cache-control": "private, no-cache" }))).toBe(true);
  const refused = [
    answer({ status: 404 }),
    answer({ status: 206 }),
    answer({ status: 503 }),
    answer({ type: "opaque" }),
    answer({ type: "cors" }),
    answer({ redirected: true }),
    answer({}, { "cache-control": "No-Store" }),
    answer({}, { "cache-control": "private, no-store, max-age=0" }),
    answer({}, { "content-type": "application/json" }),
  ];
  for (const response of refused) expect(isStorable(response)).toBe(false);
});
