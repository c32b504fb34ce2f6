import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { openApiOf } from './openapi.ts';

/** The API's documentation at /docs. Its page needs inline styles, so it is served outside production alone. */
export async function registerDocs(app: FastifyInstance, document: ReturnType<typeof openApiOf>): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    uiConfig: { tryItOutEnabled: false, supportedSubmitMethods: [] },
  });
}
