import { ErrorCode } from '@banyan/contracts';
import { payProviders, type PayProvider } from '@banyan/contracts/course';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTenant } from '../../db/tenant.ts';
import type { Services } from '../../http/run.ts';
import { ForgedNotice } from '../../ports/payment.ts';
import { takeNotice } from './notice.service.ts';
import type { NoticePorts } from './order.ports.ts';

/** Services for notices, from any source. */
export type NoticeServices = Pick<Services, 'db' | 'now' | 'payments' | 'secret'>;

const mostBytes = 64 * 1024;

const isProvider = (name: string): name is PayProvider => payProviders.some((one) => one === name);

/** Handles a raw notice. False when it is refused, with the reason for the log. */
export async function takeRaw(
  { services, ports }: { readonly services: NoticeServices; readonly ports: NoticePorts },
  provider: PayProvider,
  request: FastifyRequest,
  body: string,
): Promise<boolean> {
  const takes = services.payments[provider];
  const no = (reason: string) => {
    request.refused = { code: ErrorCode.badRequest, reason: `payment notice: ${reason}` };
    return false;
  };
  if (takes === undefined) return no('not set up');
  try {
    const header = (name: string) => String(request.headers[name] ?? '');
    const notice = takes.read({ body, header, now: services.now() });
    if (notice === null) return true;
    const { now } = services;
    const taken = await takeNotice(
      { inTenant: (eid, work) => inTenant(services.db, eid, work), now, log: request.log, ports },
      notice,
    );
    return taken || no('refused');
  } catch (error) {
    if (error instanceof ForgedNotice) return no(error.message);
    // A broken or unreadable notice is nobody's either; our own faults are answered as such.
    if (error instanceof SyntaxError) return no('form');
    throw error;
  }
}

/**
 * Endpoints for providers' notices of payments. Nobody logs in: a notice is trusted by its signature alone, over the
 * bytes received.
 */
export async function registerPayNotices(
  app: FastifyInstance,
  services: NoticeServices,
  ports: NoticePorts,
): Promise<void> {
  await app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    inner.post<{ Params: { provider: string }; Body: string }>(
      '/pay/notify/:provider',
      { bodyLimit: mostBytes },
      async (request, reply) => {
        const { provider } = request.params;
        const takes = isProvider(provider) ? services.payments[provider] : undefined;
        if (!isProvider(provider) || takes === undefined) return reply.code(404).type('text/plain').send('');
        const taken = await takeRaw({ services, ports }, provider, request, request.body ?? '');
        const { body, type } = takes.reply(taken);
        return reply
          .code(taken ? 200 : 400)
          .header('cache-control', 'no-store')
          .type(type)
          .send(body);
      },
    );
    done();
  });
}
