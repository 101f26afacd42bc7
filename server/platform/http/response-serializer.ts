import type { FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import {
  $ZodArray,
  $ZodBoolean,
  $ZodEnum,
  $ZodLiteral,
  $ZodNull,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodString,
  $ZodType,
  encode,
} from "zod/v4/core";

type Project = (value: unknown) => unknown;
/** Undefined for what JSON leaves out. */
type Write = (value: unknown) => string | undefined;

const unchanged: Project = (value) => value;
const scalars = [$ZodString, $ZodNumber, $ZodBoolean, $ZodEnum, $ZodLiteral, $ZodNull];

/**
 * Writes the fields of the response's schema in its order and nothing else, as encoding it with zod would, without checking the
 * values: the compiler has, and tests compare each response with zod's. The rows of a list that are frozen are written once, because
 * they are the same in many responses.
 */
export const compileSerializer: FastifySerializerCompiler<unknown> = ({ schema }) => {
  const write = schema instanceof $ZodType ? writerOf(schema) : writeAs(unchanged);
  return (data) => write(data) ?? "null";
};

/** Fails if zod rejects a response or would write another one. */
export const compileCheckedSerializer: FastifySerializerCompiler<unknown> = (route) => {
  const [serialize, check] = [compileSerializer(route), serializerCompiler(route as never)];
  return (data) => {
    const [text, expected] = [serialize(data), check(data)];
    if (text !== expected)
      throw new Error(`${route.method} ${route.url} was written as ${text}, not ${expected}`);
    return text;
  };
};

function writerOf(schema: $ZodType): Write {
  if (!(schema instanceof $ZodObject) || schema._zod.def.catchall) return writeAs(projectionOf(schema));
  const fields = Object.entries(schema._zod.def.shape);
  if (!fields.some(([, field]) => isListOfObjects(field))) return writeAs(projectionOf(schema));
  const writers = fields.map(([name, field]): readonly [string, Write] => [
    name,
    isListOfObjects(field) ? rowsWriter(field._zod.def.element) : writeAs(projectionOf(field)),
  ]);
  return (value) => {
    const written: string[] = [];
    for (const [name, write] of writers) {
      const text = write((value as Record<string, unknown>)[name]);
      if (text !== undefined) written.push(`${JSON.stringify(name)}:${text}`);
    }
    return `{${written.join(",")}}`;
  };
}

function isListOfObjects(schema: $ZodType): schema is $ZodArray<$ZodObject> {
  return schema instanceof $ZodArray && schema._zod.def.element instanceof $ZodObject;
}

function rowsWriter(element: $ZodObject): Write {
  const project = projectionOf(element);
  const texts = new WeakMap<object, string>();
  const writeRow = (row: object) => {
    const written = texts.get(row);
    if (written !== undefined) return written;
    const text = JSON.stringify(project(row));
    if (Object.isFrozen(row)) texts.set(row, text);
    return text;
  };
  return (rows) => `[${(rows as readonly object[]).map(writeRow).join(",")}]`;
}

function writeAs(project: Project): Write {
  return (value) => JSON.stringify(project(value));
}

function projectionOf(schema: $ZodType): Project {
  if (schema instanceof $ZodObject) return projectObject(schema);
  if (schema instanceof $ZodArray) {
    const element = projectionOf(schema._zod.def.element);
    return element === unchanged ? unchanged : (value) => (value as readonly unknown[]).map(element);
  }
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional) {
    const inner = projectionOf(schema._zod.def.innerType);
    return inner === unchanged
      ? unchanged
      : (value) => (value === null || value === undefined ? value : inner(value));
  }
  const isScalar = scalars.some((type) => schema instanceof type);
  const changes = schema._zod.def.checks?.some((check) => check._zod.def.check === "overwrite");
  // Unions, records and the like are rare in responses, and small.
  return isScalar && !changes ? unchanged : (value) => encode(schema, value);
}

function projectObject(schema: $ZodObject): Project {
  const { shape, catchall } = schema._zod.def;
  if (catchall) return (value) => encode(schema, value as Record<string, unknown>);
  // When it is used first, because a schema may contain itself.
  let fields: (readonly [string, Project])[] | undefined;
  return (value) => {
    fields ??= Object.entries(shape).map(([name, field]) => [name, projectionOf(field)]);
    const projected: Record<string, unknown> = {};
    for (const [name, project] of fields) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) projected[name] = project(given);
    }
    return projected;
  };
}
