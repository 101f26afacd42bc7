import { expect } from "vitest";
import * as z from "zod";
import type { App } from "#server/platform/http/app-type.ts";

const operationSchema = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(
    z.string(),
    z.object({
      content: z
        .record(z.string(), z.object({ schema: z.custom<z.core.JSONSchema.JSONSchema>() }))
        .optional(),
    }),
  ),
});
type Operation = z.infer<typeof operationSchema>;

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.custom<z.core.JSONSchema.JSONSchema>()) }),
});

type HttpResponse = Readonly<{ status: number; type: string | null; text: string }>;

/** Compares real responses with the API documentation. */
export class DocumentedApi {
  readonly #paths: z.infer<typeof documentSchema>["paths"];
  readonly #schemas: z.infer<typeof documentSchema>["components"]["schemas"];

  constructor(app: App) {
    const { paths, components } = documentSchema.parse(app.swagger());
    this.#paths = paths;
    this.#schemas = components.schemas;
  }

  /** For example "POST /sell/". */
  operations(): string[] {
    return Object.entries(this.#paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** For example "/sell/{id}/" of "/sell/7/"; empty if no path is like it. */
  patternOf(path: string): string {
    const patterns = Object.keys(this.#paths).filter((pattern) => matches(pattern, path));
    // A fixed path takes precedence over one with parameters.
    const [pattern = ""] = patterns.sort((a, b) => a.split("{").length - b.split("{").length);
    return pattern;
  }

  operation(method: string, path: string): Operation {
    const operation = this.#paths[this.patternOf(path)]?.[method.toLowerCase()];
    expect(operation, `${method} ${path} is documented`).toBeDefined();
    return operation ?? { responses: {} };
  }

  /** Fails unless the status is documented for the call and the body has the documented schema. */
  expectDocumented(method: string, path: string, { status, type, text }: HttpResponse): void {
    const response = this.operation(method, path).responses[String(status)];
    const call = `${method} ${path} answering ${status}`;
    expect(response, `${call} is documented`).toBeDefined();
    const schema = response?.content?.["application/json"]?.schema;
    if (!schema) {
      expect(text, `${call} without a body`).toBe("");
      return;
    }
    expect(type, call).toBe("application/json; charset=utf-8");
    const named = schema.$ref && this.#schemas[schema.$ref.replace("#/components/schemas/", "")];
    const read = z.fromJSONSchema(named || schema).safeParse(JSON.parse(text));
    expect(read.error?.issues, `${call} as documented`).toBeUndefined();
  }
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
}
