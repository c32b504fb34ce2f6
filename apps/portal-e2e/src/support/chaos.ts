import type { BrowserContext } from '@playwright/test';
import { request as httpRequest } from 'node:http';
import type { Fault } from './errorCatalogue.ts';

/** Asks the server for faults in the calls of a browser; it was started with BANYAN_CHAOS. */
export async function makeFaults(context: BrowserContext, origin: string, faults: readonly Fault[]): Promise<void> {
  const { host, port } = new URL(origin);
  const form = new URLSearchParams({ rules: JSON.stringify(faults) }).toString();
  const cookie = await new Promise<string>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length };
    // Node does not resolve `*.localhost`: the loopback is asked with the portal's host.
    const asked = httpRequest({ host: '127.0.0.1', port, path: '/dev/chaos', method: 'POST', headers }, (answer) => {
      answer.resume();
      const [kept = ''] = answer.headers['set-cookie'] ?? [];
      if (answer.statusCode === 204) resolve(kept.split(';')[0] ?? '');
      else reject(new Error(`the server makes no such faults: ${answer.statusCode}`));
    });
    asked.on('error', reject);
    asked.end(form);
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
}
