import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { inTenant } from '../../db/tenant.ts';
import { cashierNotice, cashierPath, cashierToken } from '../../payments/cashier.ts';
import { cashierPage } from './cashierPage.ts';
import { takeRaw, type NoticeServices } from './notify.http.ts';
import type { NoticePorts } from './order.ports.ts';
import { orders, payments } from './order.schema.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Address {
  Params: { tradeNo: string; token: string };
}

/**
 * The cashier that replaces Alipay and WeChat Pay when they are not set up: its page asks whether to pay, and reports
 * that by a signed notice, which is handled like a real one. Never in production, and for this machine alone.
 */
export function registerCashier(app: FastifyInstance, services: NoticeServices, ports: NoticePorts): void {
  const here = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (loopback.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) return;
      await reply.code(404).type('text/plain').send('');
    },
  };
  const send = (reply: FastifyReply, code: number, html: string) =>
    reply
      .code(code)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  const zh = (request: FastifyRequest) => (request.headers['accept-language'] ?? 'zh').startsWith('zh');

  app.get<Address>(`${cashierPath}/:tradeNo/:token`, here, async (request, reply) => {
    const asked = await read(services, request.params);
    if (asked === null) return send(reply, 404, cashierPage(null, zh(request)));
    return send(reply, 200, cashierPage(asked, zh(request)));
  });

  app.post<Address & { Body: string }>(`${cashierPath}/:tradeNo/:token`, here, async (request, reply) => {
    const asked = await read(services, request.params);
    if (asked === null) return send(reply, 404, cashierPage(null, zh(request)));
    const paid = new URLSearchParams(request.body ?? '').get('pay') === 'Y';
    const { amount, provider, tradeNo } = asked;
    const transaction = paid ? `CASHIER${randomBytes(9).toString('hex').toUpperCase()}` : '';
    const notice = cashierNotice(services.secret, provider, { tradeNo, amount, paid, transaction });
    if (asked.state === 'waiting' || asked.state === 'refused') {
      await takeRaw({ services, ports }, provider, request, notice);
    }
    return send(reply, 200, cashierPage(await read(services, request.params), zh(request)));
  });
}

async function read({ db, secret }: NoticeServices, { token, tradeNo }: Address['Params']) {
  const [, eid] = /^(\d{1,9})_/.exec(tradeNo) ?? [];
  if (eid === undefined || token !== cashierToken(secret, tradeNo)) return null;
  const [row] = await inTenant(db, Number(eid), (scope) =>
    scope.tx
      .select({
        tradeNo: payments.tradeNo,
        provider: payments.provider,
        amount: payments.amount,
        state: payments.state,
        title: orders.title,
        number: orders.number,
      })
      .from(payments)
      .innerJoin(orders, and(eq(orders.eid, payments.eid), eq(orders.id, payments.orderId)))
      .where(scope.only(payments, eq(payments.tradeNo, tradeNo))),
  );
  return row ?? null;
}
