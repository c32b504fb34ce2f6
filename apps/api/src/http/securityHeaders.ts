import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing that the portal does not use; a later screen's needs are opened with that screen. */
const permissions = ['payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  // Sign-in to an activity checks the place, and face checks use the camera.
  .concat('geolocation=(self)', 'camera=(self)')
  // People on the stage of a live room send sound, and their camera or screen.
  .concat('microphone=(self)', 'display-capture=(self)')
  .join(', ');

/** Policy of answers that are no page: nothing in them may be loaded or framed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The same of a file that pages are made of; a page that frames it sees its text. A worker has the policy of its file:
 * it reaches nothing, and may run the WebAssembly that its page hands to it.
 */
const filePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Headers that have a meaning for pages alone. With each small file of a page they would only add bytes. */
const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  // Its value is the browsers' default.
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Headers of every answer. A page sets its own content security policy before they are added. */
export async function registerSecurityHeaders(app: FastifyInstance, tls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // `frame-ancestors` does this, with the allowed hosts.
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const ofPage = request.url.startsWith('/assets/');
    if (ofPage) for (const name of pageHeaders) void reply.removeHeader(name);
    else void reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', ofPage ? filePolicy : closedPolicy);
    done(null, payload);
  });
}
