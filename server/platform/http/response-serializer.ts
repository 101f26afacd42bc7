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

const unchanged: Project = (value) => value;
const scalars = [$ZodString, $ZodNumber, $ZodBoolean, $ZodEnum, $ZodLiteral, $ZodNull];

/**
 * Writes the fields of the response's schema in its order and nothing else, as encoding it with zod would, without checking the
 * values: the compiler has, and tests compare each response with zod's.
 */
export const compileSerializer: FastifySerializerCompiler<unknown> = ({ schema }) => {
  const project = schema instanceof $ZodType ? projectionOf(schema) : unchanged;
  return (data) => JSON.stringify(project(data));
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
