import type { Call } from '@banyan/contracts';
import { NetworkError } from './errors.ts';
import type { CallOptions, HttpClientOptions } from './options.ts';
import type { WireRequest } from './request.ts';

/** What came back, unread. */
export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

/** Starts loading axios while the request is still being put together. That it fails is told when sending. */
export function warmUp(): void {
  import('axios').catch(() => undefined);
}

/** How requests go out. */
type Way = Pick<HttpClientOptions, 'baseUrl' | 'adapter'> & Pick<CallOptions, 'keepalive'>;

const headersOf = ({ body }: WireRequest) => ({
  Accept: 'application/json',
  ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
});

/**
 * Of what a browser has, `fetch` alone lets a request outlive its page. Not by axios: its adapter for it would be one
 * more thing to fetch for every visitor, and a page that is being closed waits for no chunk.
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
    // The query is encoded already; a proxy from the environment is not the page's.
    proxy: false,
    signal,
  });
  return { status: response.status, text: response.data };
}

/** Sends once and reads nothing into it. axios comes with the first call; whatever fails here is the network. */
export async function send(call: Call, request: WireRequest, options: Way, signal: AbortSignal): Promise<WireAnswer> {
  try {
    return await exchange(request, options, signal);
  } catch (cause) {
    throw new NetworkError(call, undefined, cause);
  }
}
