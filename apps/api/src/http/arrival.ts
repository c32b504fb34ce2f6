import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take as long as the server's own limit says. */
    bringsFile?: boolean;
  }
}

/** Drops a request that has not arrived whole within `withinMs`, but for those that bring a file. */
export function registerArrival(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    const hasBody = Number(raw.headers['content-length'] ?? 0) > 0 || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.bringsFile === true) return done();
    // Also when it was answered before its body came, which would otherwise keep the connection open.
    const late = setTimeout(() => {
      if (!raw.complete && raw.socket.writable)
        raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    }, withinMs).unref();
    raw.once('end', () => clearTimeout(late));
    done();
  });
}
