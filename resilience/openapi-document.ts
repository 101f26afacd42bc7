import * as z from "zod";

export type Value = Readonly<{
  type?: string | string[] | undefined;
  format?: string | undefined;
  enum?: unknown[] | undefined;
  anyOf?: Value[] | undefined;
}>;

const valueSchema: z.ZodType<Value> = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.lazy(() => valueSchema)).optional(),
});
const bodySchema = z.looseObject({ properties: z.record(z.string(), valueSchema).default({}) });
const operationSchema = z.object({
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.enum(["query", "path", "header", "cookie"]), schema: valueSchema }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: bodySchema })) }).optional(),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

export type Operation = Readonly<{
  method: string;
  path: string;
  query: ReadonlyMap<string, Value>;
  headers: readonly string[];
  /** The fields of the body. */
  fields: ReadonlyMap<string, Value>;
}>;

export function readOperations(document: unknown): Operation[] {
  return Object.entries(documentSchema.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const contents = Object.entries(requestBody?.content ?? {});
      const query = parameters.filter((parameter) => parameter.in === "query");
      return {
        method: method.toUpperCase(),
        path,
        query: new Map(query.map(({ name, schema }) => [name, schema])),
        headers: parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name),
        fields: new Map(Object.entries(contents[0]?.[1].schema.properties ?? {})),
      };
    }),
  );
}
