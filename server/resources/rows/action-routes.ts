import type { FastifyContextConfig, FastifyReply } from "fastify";
import type * as z from "zod/mini";
import type { App } from "#server/platform/http/app-type.ts";
import { actionErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import type { ActionContext } from "#server/platform/submissions/act-once.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";

type ActionRows<Resource> = Readonly<{
  /** Of one row, such as "/api/jobs/:id/". */
  path: string;
  /** Names the idempotency keys. */
  noun: string;
  tags: string[];
  config: FastifyContextConfig;
  body: z.ZodMiniType;
  /** Answers with the row. */
  sendRow: (reply: FastifyReply, id: number) => Promise<FastifyReply>;
  /** By the last part of the path. */
  actions: Readonly<
    Record<
      string,
      Readonly<{
        summary: string;
        act: (resource: Resource, id: number, context: ActionContext) => Promise<void>;
      }>
    >
  >;
}>;

/** Calls without a body that change the state of a row, such as sending an estimate. */
export function actionRoutes<Resource extends ResourceDependencies>(
  app: App,
  resource: Resource,
  { path, noun, tags, config, body, sendRow, actions }: ActionRows<Resource>,
): void {
  for (const [name, { summary, act }] of Object.entries(actions))
    app.post(
      `${path}${name}/`,
      {
        config,
        schema: {
          summary,
          tags,
          params: idParams,
          headers: idempotencyHeaders,
          response: { 200: body, ...actionErrors },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const context = await resource.submissionContexts.forAction(request, `${noun} ${name}`, id, {});
        await act(resource, id, context);
        return sendRow(reply, id);
      },
    );
}
