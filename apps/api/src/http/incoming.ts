import { legacyEndpoint } from '@banyan/contracts';
import type { FastifyRequest } from 'fastify';
import { parseForm, type Parameters } from '../envelope/index.ts';

/** A request's parameters, from query or body. */
export interface Incoming {
  readonly httpMethod: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Name of the call: legacy route or v1 path. Empty when a legacy request names none. */
  readonly name: string;
  /** Path that signature and seal are bound to; for a legacy call with `?r=` and its route. */
  readonly boundPath: string;
  /** Query of a GET, body of a POST; a legacy call's `r` is not among them. */
  readonly parameters: Parameters;
  /** A POST with parameters in its query too. */
  readonly mixed: boolean;
}

/** The address of a request, before its body is read. */
export interface Addressed extends Pick<Incoming, 'name' | 'boundPath'> {
  readonly inQuery: Parameters;
}

/** Reads an address. Throws EnvelopeRefusal for a query that is no form, or names a field twice. */
export function readAddress(request: FastifyRequest): Addressed {
  const [path = '', ...query] = request.raw.url?.split('?') ?? [];
  const legacy = path === legacyEndpoint;
  const inQuery = { ...parseForm(query.join('?')) };
  const route = legacy ? (inQuery['r'] ?? '') : '';
  if (legacy) delete inQuery['r'];
  return { name: legacy ? route : path, boundPath: legacy ? `${path}?r=${route}` : path, inQuery };
}

/** Splits a request. Throws EnvelopeRefusal for a body that is no form, or names a field twice. */
export function readIncoming(request: FastifyRequest, { name, boundPath, inQuery }: Addressed): Incoming {
  const post = request.method === 'POST';
  const body = post ? parseForm(typeof request.body === 'string' ? request.body : '') : undefined;
  return {
    httpMethod: post ? 'POST' : 'GET',
    name,
    boundPath,
    parameters: body ?? inQuery,
    mixed: post && Object.keys(inQuery).length > 0,
  };
}
