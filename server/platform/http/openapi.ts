import swagger, { type SwaggerTransform } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { company } from "#domain/company.ts";
import { publicReads } from "./access.ts";
import type { App } from "./app-type.ts";
import { describeForm } from "./describe-form.ts";

/** The API described by its own schemas, to be read at /api/docs. */
export async function openApi(app: App, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${company.name.en} API`,
        version: "1.0.0",
        description: "Properties, projects, sale submissions, service requests and messages.",
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: describeRoute,
  });
  await publicReads(app, (docs) =>
    docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      // Its own policy would ask for https, also where there is none.
      staticCSP:
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      uiConfig: { docExpansion: "list", validatorUrl: null },
    }),
  );
}

/** A form is read by its route and not by Fastify, so its body is described here. */
const describeRoute: SwaggerTransform = (document) => {
  const form = document.route.config?.form;
  if (!form) return jsonSchemaTransform(document);
  const { schema, url } = jsonSchemaTransform({
    ...document,
    schema: { ...document.schema, body: form.input },
  });
  return { schema: { ...schema, body: describeForm(form, schema.body) }, url };
};
