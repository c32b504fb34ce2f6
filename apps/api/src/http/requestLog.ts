import type { FastifyInstance } from 'fastify';

/**
 * One line per request: path without query, since a query carries token and fields. Refusals give their reason, at
 * `warn`, the default level; requests that went well are `debug`.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.raw.url?.split('?')[0],
      call: request.call === '' ? undefined : request.call,
      http: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      ...request.refused,
    };
    if (request.refused) request.log.warn(line, 'refused');
    else request.log.debug(line, 'served');
    done();
  });
}
