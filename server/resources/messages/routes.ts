import * as z from "zod/mini";
import { messageSchema } from "#domain/messages/message.ts";
import { pageSchema } from "#domain/paging.ts";
import { deleteRow, restoreDescription, restoreRow } from "#server/platform/deletion/deletion.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors, visitorErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { visitorHeaders } from "#server/platform/submissions/submission-context.ts";
import type { Resource } from "#server/resources/dependencies.ts";
import { messageForm } from "./form.ts";
import { messageListQuery } from "./list-query.ts";
import { presentMessage } from "./presenter.ts";
import { countMessages, findMessage, listMessages } from "./repository.ts";
import { createMessage } from "./writing.ts";

const tags = ["messages"];

export function messageRoutes(app: App, resource: Resource): void {
  const { database, forms, senders, publicUrl } = resource;

  app.post(
    "/messages/create/",
    {
      config: { access: "public", form: messageForm },
      schema: {
        summary: "Send a message",
        tags,
        headers: visitorHeaders,
        response: { 201: messageSchema, ...visitorErrors },
      },
    },
    async (request, reply) => {
      const row = await forms.receive(request, messageForm, async (form) =>
        createMessage(resource, form, await senders.visitor(request, "messages", form)),
      );
      return reply.code(201).send(presentMessage(row));
    },
  );

  app.get(
    "/messages/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Messages, newest first unless asked otherwise",
        tags,
        querystring: messageListQuery,
        response: { 200: pageSchema(messageSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, ...filters } = request.query;
      const [rows, count] = await Promise.all([
        listMessages(database, filters, { page, pageSize }),
        countMessages(database, filters),
      ]);
      const address = new URL(request.url, publicUrl);
      return presentPage(rows.map(presentMessage), count, address, { page, pageSize });
    },
  );

  app.get(
    "/messages/:id/",
    {
      config: { access: "admin" },
      schema: {
        summary: "One message",
        tags,
        params: idParams,
        response: { 200: messageSchema, ...rowErrors },
      },
    },
    async (request) => {
      const row = await findMessage(database, request.params.id);
      if (!row) throw new Problem("not_found");
      return presentMessage(row);
    },
  );

  app.delete(
    "/messages/:id/delete/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Delete a message",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      if (!(await deleteRow(resource, "messages", request.params.id))) throw new Problem("not_found");
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/messages/:id/restore/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Bring a deleted message back",
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: messageSchema, ...rowErrors },
      },
    },
    async (request) => {
      const row = await restoreRow(resource, "messages", request.params.id, findMessage);
      if (!row) throw new Problem("not_found");
      return presentMessage(row);
    },
  );
}
