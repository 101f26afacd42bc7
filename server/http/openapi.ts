import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { company } from "#domain/company.ts";
import { publicReads } from "./access.ts";
import type { App } from "./app-type.ts";

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
    transform: jsonSchemaTransform,
  });
  await publicReads(app, (docs) =>
    docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: true,
      uiConfig: { docExpansion: "list", validatorUrl: null },
    }),
  );
}
