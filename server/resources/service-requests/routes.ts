import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { serviceRequestSchema } from "#domain/service-requests/service-request.ts";
import { restoreDescription } from "#server/platform/deletion/deletion.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors, visitorErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { visitorHeaders } from "#server/platform/submissions/submission-context.ts";
import type { Resource } from "#server/resources/dependencies.ts";
import { serviceRequestForm } from "./form.ts";
import { serviceRequestListQuery } from "./list-query.ts";
import { presentServiceRequest, presentServiceRequestToSender } from "./presenter.ts";
import { countServiceRequests, listServiceRequests } from "./repository.ts";
import { createServiceRequest, removeServiceRequest, restoreServiceRequest } from "./writing.ts";

const tags = ["service requests"];

export function serviceRequestRoutes(app: App, resource: Resource): void {
  const { database, forms, privateAddresses, senders, publicUrl } = resource;

  app.post(
    "/service-requests/",
    {
      config: { access: "public", form: serviceRequestForm },
      schema: {
        summary: "Ask for a service",
        tags,
        headers: visitorHeaders,
        response: { 201: serviceRequestSchema, ...visitorErrors },
      },
    },
    async (request, reply) => {
      const row = await forms.receive(request, serviceRequestForm, async (form) =>
        createServiceRequest(resource, form, await senders.visitor(request, "service_requests", form)),
      );
      return reply.code(201).send(presentServiceRequestToSender(row, privateAddresses));
    },
  );

  app.get(
    "/service-requests/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Service requests, newest first unless asked otherwise",
        tags,
        querystring: serviceRequestListQuery,
        response: { 200: pageSchema(serviceRequestSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, ...filters } = request.query;
      const [rows, count] = await Promise.all([
        listServiceRequests(database, filters, { page, pageSize }),
        countServiceRequests(database, filters),
      ]);
      const results = rows.map((row) => presentServiceRequest(row, privateAddresses));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.delete(
    "/service-requests/:id/delete/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Delete a service request",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      await removeServiceRequest(resource, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/service-requests/:id/restore/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Bring a deleted service request back",
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: serviceRequestSchema, ...rowErrors },
      },
    },
    async (request) =>
      presentServiceRequest(await restoreServiceRequest(resource, request.params.id), privateAddresses),
  );
}
