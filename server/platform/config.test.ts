import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const SMTP_URL = "smtps://user:secret@smtp.test";

describe("the settings of mail (LE3)", () => {
  test("are optional", () => {
    expect(readConfig({})).toMatchObject({ mail: undefined, notify: { addresses: [], language: "en" } });
  });

  test.each([
    ["office@site.test", { name: "", address: "office@site.test" }],
    ["मिथिला घर <office@site.test>", { name: "मिथिला घर", address: "office@site.test" }],
  ])("accept %s as the sender", (MAIL_FROM, from) => {
    expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ smtpUrl: SMTP_URL, from });
  });

  test("name several people to tell", () => {
    const { notify } = readConfig({ NOTIFY_EMAIL: "sita@site.test, ram@site.test", NOTIFY_LANGUAGE: "np" });
    expect(notify).toEqual({ addresses: ["sita@site.test", "ram@site.test"], language: "np" });
  });

  test.each([
    [{ SMTP_URL }, "MAIL_FROM"],
    [{ SMTP_URL: "https://smtp.test", MAIL_FROM: "office@site.test" }, "SMTP_URL is not usable"],
    [{ MAIL_FROM: "office" }, "MAIL_FROM is not usable"],
    [{ MAIL_FROM: "A\r\nBcc: x <office@site.test>" }, "MAIL_FROM is not usable"],
    [{ NOTIFY_EMAIL: "sita@site.test, ram" }, "NOTIFY_EMAIL is not usable"],
    [{ NOTIFY_LANGUAGE: "ne" }, "NOTIFY_LANGUAGE is not usable"],
  ])("reject %j", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

describe("DY9: the settings of text messages", () => {
  const SMS_TOKEN = "token";
  test("are off by default", () => {
    expect(readConfig({}).sms).toBeUndefined();
  });

  test("name the gateway, whose address is known", () => {
    const sparrow = { SMS_PROVIDER: "sparrow", SMS_TOKEN, SMS_FROM: "MithilaGhar" };
    expect(readConfig(sparrow).sms).toEqual({
      provider: "sparrow",
      token: "token",
      from: "MithilaGhar",
      url: "https://api.sparrowsms.com",
      dailyCap: 200,
    });
    expect(readConfig({ SMS_PROVIDER: "aakash", SMS_TOKEN, SMS_DAILY_CAP: "50" }).sms).toMatchObject({
      url: "https://sms.aakashsms.com",
      dailyCap: 50,
    });
  });

  test.each([
    [{ SMS_TOKEN }, "SMS_PROVIDER is missing"],
    [{ SMS_PROVIDER: "aakash" }, "SMS_TOKEN"],
    [{ SMS_PROVIDER: "sparrow", SMS_TOKEN }, "SMS_FROM"],
    [{ SMS_PROVIDER: "other", SMS_TOKEN }, "SMS_PROVIDER is not usable"],
    [{ SMS_DAILY_CAP: "0" }, "SMS_DAILY_CAP is not usable"],
  ])("reject %j", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

test.each([
  [{ PORT: "many" }, "PORT is not usable"],
  [{ WEB_CONCURRENCY: "0" }, "WEB_CONCURRENCY is not usable"],
  [{ PUBLIC_URL: "not an address" }, "PUBLIC_URL is not usable"],
  [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD is not usable"],
])("the settings reject %j", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
