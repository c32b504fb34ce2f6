import type { FastifyRequest } from 'fastify';
import { cookieOf } from './cookies.ts';

/** Session cookie that keeps `?eid=` on hosts that belong to no enterprise. */
export const eidCookie = 'eid';

/** An enterprise id from text; null when it is none. */
export function parseEid(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function rememberedEid(request: FastifyRequest): number | null {
  return parseEid(cookieOf(request.headers.cookie, eidCookie));
}
