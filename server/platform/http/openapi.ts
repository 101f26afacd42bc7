import swagger, { type SwaggerTransform } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { registerPublicReads } from "./access.ts";
import type { App } from "./app-type.ts";
import { describeForm } from "./describe-form.ts";
import { Problem } from "./problem.ts";

const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The access token of a login, valid for ten minutes.",
  },
  /** IM6 */
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "mg_…",
    description:
      "A key of an account, created in the dashboard, with the scopes `read`, `listings` and `leads`. A call needs the account's right " +
      "and one of the scopes that it names. 300 calls a minute, then 429 with `Retry-After`. Public calls return to a key what its " +
      "account sees, if the key has `read` or `listings`.",
  },
} as const;

// Written once: repeated for each error of each call, it was three quarters of the document.
z.globalRegistry.add(problemSchema, { id: "Problem" });

/** Documents the API from its schemas at /api/docs. */
export async function registerApiDocs(
  app: App,
  publicUrl: string,
  settings: Pick<CurrentSettings, "read">,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "API",
        version: "1.0.0",
        description: "Properties, projects, sale submissions, service requests and messages.",
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes },
    },
    transform: documentRoute,
    transformObject: jsonSchemaTransformObject,
  });
  await registerPublicReads(app, (docs) =>
    docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      // The default policy upgrades requests to https, which fails on a plain-http server.
      staticCSP:
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      // The company's name may change while the server runs.
      transformSpecification: (document) => {
        const name = localText(settings.read().company.name, "en");
        return { ...document, info: { ...Object(document.info), title: `${name} API` } };
      },
      transformSpecificationClone: false,
      uiHooks: {
        // The same document as /json, but writing it as YAML takes a second, during which nothing else is answered.
        onRequest: async (request) => {
          if (request.routeOptions.url === "/api/docs/yaml") throw new Problem("not_found");
        },
      },
      uiConfig: { docExpansion: "list", validatorUrl: null },
    }),
  );
}

/** Routes read forms themselves, so Fastify has no schema of their bodies. */
const documentRoute: SwaggerTransform = (document) => {
  const form = document.route.config?.form;
  if (!form) return jsonSchemaTransform(document);
  const { schema, url } = jsonSchemaTransform({
    ...document,
    schema: { ...document.schema, body: form.input },
  });
  return { schema: { ...schema, body: describeForm(form, schema.body) }, url };
};
