import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { serviceRequestSchema } from "#domain/service-requests/service-request.ts";
import { restoring } from "#server/deletion/deletion.ts";
import type { App } from "#server/http/app-type.ts";
import { idParams } from "#server/http/id-params.ts";
import { presentPage } from "#server/http/paging.ts";
import { listRefusals, rowRefusals, visitorRefusals } from "#server/http/refusals.ts";
import type { Resource } from "#server/http/resource.ts";
import { visitorHeaders } from "#server/sending/sending.ts";
import { serviceRequestForm } from "./form.ts";
import { serviceRequestListQuery } from "./list-query.ts";
import { presentServiceRequest, presentServiceRequestToSender } from "./presenter.ts";
import { countServiceRequests, listServiceRequests } from "./repository.ts";
import { bringBackServiceRequest, createServiceRequest, removeServiceRequest } from "./writing.ts";

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
        response: { 201: serviceRequestSchema, ...visitorRefusals },
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
        response: { 200: pageSchema(serviceRequestSchema), ...listRefusals },
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
        response: { 204: z.null(), ...rowRefusals },
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
        description: restoring,
        tags,
        params: idParams,
        response: { 200: serviceRequestSchema, ...rowRefusals },
      },
    },
    async (request) =>
      presentServiceRequest(await bringBackServiceRequest(resource, request.params.id), privateAddresses),
  );
}
