import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import { type Language, languages } from "#domain/language.ts";
import { passwordLength, usernameSchema } from "#domain/session/session.ts";
import { requiredEmail } from "#domain/text-fields.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const mailAddress = z
  .string()
  .transform((text) => {
    const [, name = "", address = text] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
    return { name, address: address.trim() };
  })
  .refine(({ name, address }) => !/[\r\n"]/.test(name) && requiredEmail.safeParse(address).success, {
    error: "expected an address, or a name and <an address>",
  });
const mailAddresses = z
  .string()
  .transform((text) => text.split(",").map((address) => address.trim()))
  .refine((addresses) => addresses.every((address) => requiredEmail.safeParse(address).success), {
    error: "expected one or more addresses, separated by commas",
  });

const smsProviders = ["sparrow", "aakash"] as const;
const smsUrls: Readonly<Record<(typeof smsProviders)[number], string>> = {
  sparrow: "https://api.sparrowsms.com",
  aakash: "https://sms.aakashsms.com",
};

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

const tilesAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), "it needs {z}, {x} and {y}");

/** The embedded database has connections for these. */
const maxProcesses = 4;

const environmentSchema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(maxProcesses).default(1),
  PUBLIC_URL: address.optional(),
  VITE_API_URL: address.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: address.optional(),
  ADMIN_USERNAME: z.string().pipe(usernameSchema).default("admin"),
  ADMIN_PASSWORD: z.string().min(passwordLength.min).max(passwordLength.max).optional(),
  DEMO: flag.optional(),
  MAP_TILES_URL: tilesAddress.optional(),
  MAP_PMTILES: z.string().optional(),
  MAP_ATTRIBUTION: z.string().default("© OpenStreetMap"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailAddress.optional(),
  NOTIFY_EMAIL: mailAddresses.optional(),
  NOTIFY_LANGUAGE: z.enum(languages).default("en"),
  SMS_PROVIDER: z.enum(smsProviders).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_URL: address.optional(),
  WEBHOOKS_TO_PRIVATE_NETWORK: z.enum(["on", "off"]).default("off"),
  SMS_DAILY_CAP: z.coerce.number().int().min(1).max(100_000).default(200),
  TRUST_PROXY: z.string().optional(),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
});

export type S3Settings = Readonly<{
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where visitors can fetch the objects under `public/` directly. */
  publicUrl: string | undefined;
}>;

/** MP2: the streets beneath the boundaries of maps: tiles, or a file of them, or nothing. */
export type MapStreetsSettings = Readonly<{
  tilesUrl: string | undefined;
  file: string | undefined;
  attribution: string;
}>;

export type MailSettings = Readonly<{
  smtpUrl: string;
  from: Readonly<{ name: string; address: string }>;
}>;

/** DY9 */
export type SmsSettings = Readonly<{
  provider: (typeof smsProviders)[number];
  token: string;
  /** The sender that Sparrow has registered; Aakash has none. */
  from: string;
  url: string;
  /** How many parts a day are paid for at most. */
  dailyCap: number;
}>;

export type Config = Readonly<{
  host: string;
  port: number;
  /** How many processes answer requests. */
  processes: number;
  publicUrl: string;
  /** If false, `publicUrl` is a guess: the site may be opened under any host name that resolves to this server. */
  isPublicUrlSet: boolean;
  /** API7: the other API host that the web app was built for, if any. */
  apiUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Past a pooler that shares connections between clients, on which PostgreSQL's notifications would be lost. */
  databaseListenUrl: string | undefined;
  /** A replica for public reads. */
  databaseReadUrl: string | undefined;
  /** The bucket for pictures; undefined where they are in DATA_DIR. */
  s3: S3Settings | undefined;
  admin: Readonly<{ username: string; password: string | undefined }>;
  isDemoEnabled: boolean;
  /** ST4: whether people create the first admin with the guide, instead of the server. */
  isSetupGuided: boolean;
  mapStreets: MapStreetsSettings;
  /** Undefined where no mail is sent. */
  mail: MailSettings | undefined;
  /** Undefined where no text messages are sent. */
  sms: SmsSettings | undefined;
  /** IM7: whether messages may go to addresses inside the network, and without TLS. */
  webhooks: Readonly<{ isPrivateNetworkAllowed: boolean }>;
  /** Who is told of every lead, and in which language. */
  notify: Readonly<{ addresses: readonly string[]; language: Language }>;
  /** VT7: if false, browsers remove the worker that they have. */
  hasServiceWorker: boolean;
  trustProxy: string | undefined;
  hasRateLimits: boolean;
  logLevel: string;
  isDevelopment: boolean;
}>;

/** An invalid environment variable; the message is one line. */
class ConfigError extends Error {}

/** Parses the environment; no other module reads it. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join(".")} is not usable: ${issue?.message}`);
  }
  const values = parsed.data;
  const isDemoEnabled = values.DEMO ?? values.DATABASE_URL === undefined;
  const defaultDataDir = process.getuid?.() === 0 ? "/var/lib/mithila-ghar" : "./data";
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    processes: values.WEB_CONCURRENCY,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    apiUrl: values.VITE_API_URL,
    dataDir: resolve(values.DATA_DIR ?? defaultDataDir),
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    s3: readS3Settings(values),
    admin: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    isDemoEnabled,
    isSetupGuided: !isDemoEnabled && values.ADMIN_PASSWORD === undefined,
    mapStreets: readMapStreets(values),
    mail: readMailSettings(values),
    sms: readSmsSettings(values),
    webhooks: { isPrivateNetworkAllowed: values.WEBHOOKS_TO_PRIVATE_NETWORK === "on" },
    notify: { addresses: values.NOTIFY_EMAIL ?? [], language: values.NOTIFY_LANGUAGE },
    hasServiceWorker: values.SERVICE_WORKER === "on" && values.NODE_ENV !== "development",
    trustProxy: values.TRUST_PROXY,
    hasRateLimits: values.RATE_LIMITS === "on",
    logLevel: values.LOG_LEVEL,
    isDevelopment: values.NODE_ENV === "development",
  });
}

function readMapStreets(values: z.output<typeof environmentSchema>): MapStreetsSettings {
  const { MAP_TILES_URL: tilesUrl, MAP_PMTILES: path, MAP_ATTRIBUTION: attribution } = values;
  if (tilesUrl !== undefined && path !== undefined)
    throw new ConfigError("MAP_TILES_URL and MAP_PMTILES exclude each other: set one of them");
  const file = path === undefined ? undefined : resolve(path);
  if (file !== undefined && !existsSync(file)) throw new ConfigError(`MAP_PMTILES: there is no file ${file}`);
  return { tilesUrl, file, attribution };
}

function readMailSettings(values: z.output<typeof environmentSchema>): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = values;
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) throw new ConfigError("SMTP_URL needs MAIL_FROM, the sender's address");
  return { smtpUrl, from };
}

function readSmsSettings(values: z.output<typeof environmentSchema>): SmsSettings | undefined {
  const { SMS_PROVIDER: provider, SMS_TOKEN: token, SMS_FROM: from, SMS_URL: url } = values;
  if (provider === undefined) {
    if ((token ?? from ?? url) === undefined) return undefined;
    throw new ConfigError("SMS_PROVIDER is missing: the other SMS settings need it");
  }
  if (token === undefined) throw new ConfigError("SMS_PROVIDER needs SMS_TOKEN");
  if (provider === "sparrow" && from === undefined)
    throw new ConfigError("SMS_PROVIDER=sparrow needs SMS_FROM, the registered sender");
  return {
    provider,
    token,
    from: from ?? "",
    url: url ?? smsUrls[provider],
    dailyCap: values.SMS_DAILY_CAP,
  };
}

function readS3Settings(values: z.output<typeof environmentSchema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PUBLIC_URL: publicUrl } = values;
  if (bucket === undefined) {
    if ((endpoint ?? accessKeyId ?? secretAccessKey ?? publicUrl) === undefined) return undefined;
    throw new ConfigError("S3_BUCKET is missing: the other S3 settings need it");
  }
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl };
}
