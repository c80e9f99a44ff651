import { getDeskDeclaration } from '@firmament/api-contract/calls/desk/declarations';
import { getIdentityReport, getRegisterPerson } from '@firmament/api-contract/calls/desk/identity';
import { getDeskInvoice } from '@firmament/api-contract/calls/desk/invoices';
import { getDeskOrder } from '@firmament/api-contract/calls/desk/orders';
import { getDeskPrivacyRequest } from '@firmament/api-contract/calls/desk/privacy';
import { getDeskTicket } from '@firmament/api-contract/calls/desk/tickets';
import { getDeskUpload } from '@firmament/api-contract/calls/desk/uploads';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { DESK } from '../parts/use-desk-action.ts';

export type Order = EndpointOutput<typeof getDeskOrder>['order'];
export type Invoice = EndpointOutput<typeof getDeskInvoice>['invoice'];
export type DeskTicketThread = EndpointOutput<typeof getDeskTicket>['ticket'];
export type PrivacyRequest = EndpointOutput<typeof getDeskPrivacyRequest>['request'];
export type Declaration = EndpointOutput<typeof getDeskDeclaration>['declaration'];
export type IdentityReport = EndpointOutput<typeof getIdentityReport>['report'];
export type Upload = EndpointOutput<typeof getDeskUpload>['upload'];

/** What is decided here is read anew each time it is opened. */
const NOW = { staleTime: 0 } as const;

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: [DESK, 'order', number],
    queryFn: async ({ signal }) => (await callApi(getDeskOrder, { params: { number } }, { signal })).order,
    ...NOW,
  });

export const invoiceQuery = (number: string) =>
  queryOptions({
    queryKey: [DESK, 'invoice', number],
    queryFn: async ({ signal }) => (await callApi(getDeskInvoice, { params: { number } }, { signal })).invoice,
    ...NOW,
  });

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [DESK, 'ticket', id],
    queryFn: async ({ signal }) =>
      (await callApi(getDeskTicket, { params: { ticket_id: Number(id) } }, { signal })).ticket,
    ...NOW,
  });

export const privacyRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [DESK, 'privacy-request', id],
    queryFn: async ({ signal }) =>
      (await callApi(getDeskPrivacyRequest, { params: { request_id: Number(id) } }, { signal })).request,
    ...NOW,
  });

export const declarationQuery = (id: string) =>
  queryOptions({
    queryKey: [DESK, 'declaration', id],
    queryFn: async ({ signal }) =>
      (await callApi(getDeskDeclaration, { params: { declaration_id: Number(id) } }, { signal })).declaration,
    ...NOW,
  });

export const identityReportQuery = (id: string) =>
  queryOptions({
    queryKey: [DESK, 'identity-report', id],
    queryFn: async ({ signal }) =>
      (await callApi(getIdentityReport, { params: { report_id: Number(id) } }, { signal })).report,
    ...NOW,
  });

export const registerPersonQuery = (id: string) =>
  queryOptions({
    queryKey: [DESK, 'register-person', id],
    queryFn: async ({ signal }) =>
      (await callApi(getRegisterPerson, { params: { employee_id: id }, query: {} }, { signal })).identity,
    ...NOW,
  });

export const uploadQuery = (id: string) =>
  queryOptions({
    queryKey: [DESK, 'upload', id],
    queryFn: async ({ signal }) =>
      (await callApi(getDeskUpload, { params: { upload_id: Number(id) } }, { signal })).upload,
    ...NOW,
  });
