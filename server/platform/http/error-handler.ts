import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ProblemCode } from "#domain/problem-texts.ts";
import { fieldMessages, type Problem as ProblemBody, problemStatuses } from "#domain/problems.ts";
import { isDatabaseUnreachable } from "#server/platform/database/database-unreachable.ts";
import { Problem } from "./problem.ts";
import { isStorageFull } from "./storage-full.ts";

/** The codes of Fastify's own errors. */
const codeByStatus: Partial<Record<number, ProblemCode>> = {
  400: "malformed_request",
  403: "not_allowed",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  413: "too_large",
  415: "unsupported_type",
  416: "malformed_request",
  429: "too_many_requests",
  503: "unavailable",
};

/** The only place that turns errors into responses of the API. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(prepareError(error, request, reply), reply);
}

export function sendProblem(problem: Problem, reply: FastifyReply): FastifyReply {
  const { fields, current } = problem;
  const body: ProblemBody = {
    detail: problem.message,
    code: problem.code,
    ...(fields && { fields }),
    ...(current && { current }),
  };
  return reply.type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}

/** Logs a failure, and sets the status and the headers of its response. */
export function prepareError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Problem {
  const problem = toProblem(error);
  const status = problemStatuses[problem.code];
  if (status >= 500) request.log.error({ reqId: request.id, err: problem.cause ?? error }, "request failed");
  const retryAfterSeconds = problem.retryAfterSeconds ?? (status === 503 ? 5 : undefined);
  if (retryAfterSeconds !== undefined) reply.header("retry-after", String(retryAfterSeconds));
  if (status === 401) reply.header("www-authenticate", "Bearer");
  if (problem.entityTag !== undefined) reply.header("etag", problem.entityTag);
  reply.code(status);
  return problem;
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.split("/").filter((part) => part !== ""),
      message: issue.message ?? "",
    }));
    return new Problem("invalid_input", { fields: fieldMessages(issues) });
  }
  if (isStorageFull(error)) return new Problem("storage_full", { cause: error });
  if (isDatabaseUnreachable(error)) return new Problem("unavailable", { cause: error });
  const code = error.statusCode === undefined ? undefined : codeByStatus[error.statusCode];
  return new Problem(code ?? "internal", { cause: error });
}
