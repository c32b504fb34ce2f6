import { payProviders, type PayProvider } from '@banyan/contracts/course';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedNotice, type PaymentNotice, type PaymentProvider, type Payments } from '../ports/payment.ts';

/** Path of the embedded cashier's pages; outside of production alone. */
export const cashierPath = '/dev/cashier';

const signOf = (secret: string, words: string) => createHmac('sha256', secret).update(words).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Word in a page's address that only people who were offered the payment know. */
export const cashierToken = (secret: string, tradeNo: string) => signOf(secret, `page ${tradeNo}`).slice(0, 22);

type Said = Omit<PaymentNotice, 'provider'>;

const wordsOf = (provider: PayProvider, { tradeNo, amount, paid, transaction }: Said) =>
  ['notice', provider, tradeNo, amount, paid ? 'paid' : 'refused', transaction].join(' ');

/** The notice that the cashier sends: a form, signed as those of real providers are. */
export function cashierNotice(secret: string, provider: PayProvider, said: Said): string {
  const { tradeNo, amount, paid, transaction } = said;
  const sign = signOf(secret, wordsOf(provider, said));
  return new URLSearchParams({
    tradeNo,
    amount: String(amount),
    outcome: paid ? 'paid' : 'refused',
    transaction,
    sign,
  }).toString();
}

function cashier(secret: string, provider: PayProvider): PaymentProvider {
  return {
    offer({ tradeNo, origin }) {
      const address = `${origin}${cashierPath}/${tradeNo}/${cashierToken(secret, tradeNo)}`;
      return Promise.resolve({ link: address, code: address });
    },
    read({ body }) {
      const fields = new URLSearchParams(body);
      const field = (name: string) => fields.get(name) ?? '';
      const said = {
        tradeNo: field('tradeNo'),
        amount: Number(field('amount')),
        paid: field('outcome') === 'paid',
        transaction: field('transaction'),
      };
      if (!isSame(field('sign'), signOf(secret, wordsOf(provider, said)))) throw new ForgedNotice('signature');
      return { provider, ...said };
    },
    ask: () => Promise.resolve(null),
    // It has taken no money, so there is none to refund.
    refund: () => Promise.resolve(),
    reply: (taken) => ({ type: 'text/plain; charset=utf-8', body: taken ? 'success' : 'fail' }),
  };
}

/** A cashier of our own that replaces every provider: for development, demonstrations and tests. */
export const cashierPayments = (secret: string): Payments =>
  Object.fromEntries(payProviders.map((provider) => [provider, cashier(secret, provider)]));
