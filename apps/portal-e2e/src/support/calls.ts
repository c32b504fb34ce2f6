import { callPath, type Call } from '@banyan/contracts';
import type { Page, Request, Route } from '@playwright/test';
import { request as httpRequest } from 'node:http';
import { changeBoot } from './boot.ts';

/** Whether a request is one of a call. */
export function isCall(request: Pick<Request, 'url'>, call: Pick<Call, 'name' | 'style'>): boolean {
  const url = new URL(request.url());
  if (url.pathname !== callPath(call)) return false;
  return call.style === 'v1' || url.searchParams.get('r') === call.name;
}

/**
 * Takes a call out of the real server's hands: `handle` answers it, or lets it through with `route.fallback()`. What the
 * page would have got of it inside its HTML is left out, so that it asks.
 */
export async function takeCall(
  page: Page,
  call: Pick<Call, 'name' | 'style'>,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await changeBoot(page, (answers) =>
    Object.fromEntries(Object.entries(answers).filter(([key]) => key.split('?')[0] !== call.name)),
  );
  await page.route(
    () => true,
    (route, request) => (isCall(request, call) ? handle(route) : route.fallback()),
  );
}

/** A refusal as the server words it. */
export const refusal = (code: number, msg: string, data?: unknown) => ({
  status: code === 401 ? 401 : 200,
  contentType: 'application/json',
  body: JSON.stringify({ status: 'N', code, msg, ...(data === undefined ? {} : { data }) }),
});

/** Hands a request of a page over to the server from outside of the page, as it is, and waits until it is answered. */
export function handOver(request: Request): Promise<void> {
  const { host, pathname, port, search } = new URL(request.url());
  const body = request.postData() ?? '';
  // Node does not resolve `*.localhost`: the loopback is asked with the page's host.
  const headers = { ...request.headers(), host, 'content-length': String(Buffer.byteLength(body)) };
  const to = { host: '127.0.0.1', port, path: `${pathname}${search}`, method: request.method(), headers };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(to, (answer) => answer.resume().on('end', resolve));
    sent.on('error', reject);
    sent.end(body);
  });
}
