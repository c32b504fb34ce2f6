import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received by the server. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
}

type Answer = (seen: Seen, response: ServerResponse, count: number) => unknown;

export interface TestServer {
  readonly baseUrl: string;
  readonly seen: Seen[];
  /** Resolves after that number of requests. */
  arrived(count: number): Promise<void>;
  /** Requests whose connection the client closed. */
  readonly abandoned: Seen[];
  close(): Promise<void>;
}

/**
 * A real HTTP server. `answer` returns the envelope to send as JSON, or writes to `response` itself and returns
 * undefined; `count` is the number of requests so far.
 */
export async function startServer(answer: Answer): Promise<TestServer> {
  const seen: Seen[] = [];
  const abandoned: Seen[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://server');
    const one: Seen = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
      headers: request.headers,
    };
    response.on('close', () => {
      if (!response.writableFinished) abandoned.push(one);
    });
    const count = seen.push(one);
    for (const waiter of waiting) if (count >= waiter.count) waiter.resolve();
    const body = await answer(one, response, count);
    if (body !== undefined) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    abandoned,
    arrived: (count) =>
      new Promise((resolve) => {
        if (seen.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
