import type { Page, Request } from '@playwright/test';
import { request as httpRequest } from 'node:http';

/** The answers the server puts into the page for its first calls, by call name, `?` and canonical parameters. */
export type BootAnswers = Record<string, unknown>;

const bootElement = /(<script type="application\/json" id="banyan-boot"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * Changes the answers that come inside the page, on every load of a document. What `change` leaves out, the page asks
 * for by itself; everything else about the document stays as the server made it.
 */
export async function changeBoot(page: Page, change: (answers: BootAnswers) => BootAnswers): Promise<void> {
  await page.route(
    // Redirects to another site are left alone.
    ({ hostname }) => hostname.endsWith('localhost') || hostname === '127.0.0.1',
    async (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback();
      const { status, headers, body } = await documentOf(request);
      const found = bootElement.exec(body);
      if (found === null) throw new Error(`${request.url()} has no place for the first answers`);
      const data = JSON.parse(found[2] === '' ? '{}' : (found[2] ?? '{}')) as { boot?: { answers: BootAnswers } };
      if (data.boot !== undefined) data.boot.answers = change(data.boot.answers);
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      return route.fulfill({
        status,
        headers,
        body: body.replace(bootElement, (_, open, __, close) => open + json + close),
      });
    },
  );
}

/** Node does not resolve `*.localhost`: the loopback is asked with the page's host. */
async function documentOf(request: Request) {
  const url = new URL(request.url());
  const headers = { ...(await request.allHeaders()), host: url.host, 'accept-encoding': 'identity' };
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const path = `${url.pathname}${url.search}`;
    const asked = httpRequest({ host: '127.0.0.1', port: url.port, path, headers: plain(headers) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const flat = Object.entries(answer.headers)
          .filter(([name]) => name !== 'content-length')
          .map(([name, value]) => [name, [value ?? ''].flat().join('\n')]);
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(flat) as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** HTTP/2's own fields have no place in HTTP/1.1. */
const plain = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
