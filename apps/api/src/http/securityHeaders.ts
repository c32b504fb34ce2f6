import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing of what the portal does not use; what a later screen needs is opened with that screen. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Policy of answers that are no page: nothing in them may load or be framed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What means something with a page alone. With each small file of a page it would only cost its way. */
const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Headers of every answer. A page sets its own content security policy before they are added. */
export async function registerSecurityHeaders(app: FastifyInstance, tls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // `frame-ancestors` says it, with the hosts that may.
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/assets/')) for (const name of pageHeaders) void reply.removeHeader(name);
    else void reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    done(null, payload);
  });
}
