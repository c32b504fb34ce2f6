// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { sealedCall, listCall, saveCall, setUp } from './testing/setup.ts';
import { browserConnectivity } from './retry.ts';
import { NetworkError } from './errors.ts';

afterEach(() => void vi.restoreAllMocks());

it('seals and goes out by XMLHttpRequest in a browser [HT-03]', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  // Nothing listens on the discard port: only the transport of the request matters.
  const { client } = setUp('http://127.0.0.1:9');
  const options = { retry: false };
  await expect(client.call(listCall, { page: 1 }, options)).rejects.toBeInstanceOf(NetworkError);
  await expect(client.call(sealedCall, { page: 1 }, options)).rejects.toBeInstanceOf(NetworkError);
  expect(sent.mock.calls[1]?.[0]).toMatch(/^data=[\w.-]+&ev=1&kid=[\w-]{22}&sign=[0-9a-f]{64}$/);
});

it('goes out by a fetch that outlives its page when it is told to, and by no other way [HT-06]', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ status: 'Y', data: { saved: 1 } }))));
  const { client } = setUp('http://127.0.0.1:9');
  expect(await client.call(saveCall, { note: 'x', marks: [1] }, { keepalive: true })).toEqual({ saved: 1 });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.keepalive]).toEqual([expect.stringContaining('http://127.0.0.1:9/'), 'POST', true]);
  expect(init?.body).toContain('idempotency_key=');
  expect(sent).not.toHaveBeenCalled();
});

it('knows from the browser whether there is a connection and when it is back [HT-06]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(browserConnectivity.isOnline()).toBe(false);
  const back = browserConnectivity.whenOnline(new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await back;
  const givenUp = new AbortController();
  const waiting = browserConnectivity.whenOnline(givenUp.signal);
  givenUp.abort();
  await waiting;
});
