import { expect, test } from "vitest";
import { readDevice } from "./device.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A145F) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 13) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 Edg/130.0`,
    "Edge",
    "Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 OPR/114.0`,
    "Opera",
    "Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  ["curl/8.5.0", null, null],
  ["<script>alert(1)</script>", null, null],
  ["", null, null],
  [null, null, null],
])("LE8: reads the browser and the system of %s", (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
