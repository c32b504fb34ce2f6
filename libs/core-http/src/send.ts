import type { Call } from '@banyan/contracts';
import { NetworkError } from './errors.ts';
import type { CallOptions, HttpClientOptions } from './options.ts';
import type { WireRequest } from './request.ts';

/** An unparsed answer. */
export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

/** Starts loading axios while the request is being built. A failure is reported when sending. */
export function warmUp(): void {
  import('axios').catch(() => undefined);
}

/** Options of sending a request. */
type Way = Pick<HttpClientOptions, 'baseUrl' | 'adapter'> & Pick<CallOptions, 'keepalive'>;

const headersOf = ({ body }: WireRequest) => ({
  Accept: 'application/json',
  ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
});

/**
 * Only `fetch` lets a request outlive its page. It is called without axios, whose fetch adapter every visitor would
 * have to load, and a page that is being closed waits for no chunk.
 */
async function exchangeBeyond(request: WireRequest, { baseUrl }: Way, signal: AbortSignal): Promise<WireAnswer> {
  const response = await fetch(baseUrl + request.url, {
    method: request.method,
    headers: headersOf(request),
    ...(request.body === undefined ? {} : { body: request.body }),
    keepalive: true,
    signal,
  });
  return { status: response.status, text: await response.text() };
}

async function exchange(request: WireRequest, options: Way, signal: AbortSignal): Promise<WireAnswer> {
  if (options.keepalive === true) return exchangeBeyond(request, options, signal);
  const { default: axios } = await import('axios');
  const response = await axios.request<string>({
    adapter: options.adapter ?? (typeof XMLHttpRequest === 'undefined' ? 'http' : 'xhr'),
    method: request.method,
    url: options.baseUrl + request.url,
    headers: headersOf(request),
    ...(request.body === undefined ? {} : { data: request.body }),
    responseType: 'text',
    transformRequest: [(body: string) => body],
    transformResponse: [(body: string) => body],
    validateStatus: () => true,
    // The query is already encoded; a proxy of the environment does not concern the page.
    proxy: false,
    signal,
  });
  return { status: response.status, text: response.data };
}

/** Sends the request once and returns the unparsed answer. Loads axios at the first call; errors are NetworkErrors. */
export async function send(call: Call, request: WireRequest, options: Way, signal: AbortSignal): Promise<WireAnswer> {
  try {
    return await exchange(request, options, signal);
  } catch (cause) {
    throw new NetworkError(call, undefined, cause);
  }
}
