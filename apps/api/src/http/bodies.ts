import type { FastifyInstance } from 'fastify';

/** Takes form-encoded bodies alone, as text: their fields are read strictly later. All else is 415. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}
