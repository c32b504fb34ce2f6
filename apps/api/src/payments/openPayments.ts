import type { Config } from '../config.ts';
import type { Payments } from '../ports/payment.ts';
import { cashierPayments } from './cashier.ts';

/**
 * Payment providers that are set up. The embedded cashier replaces the others, and in production nothing does: a
 * provider that is not set up is not offered. Their libraries are loaded on demand.
 */
export async function openPayments(
  { alipay, production, wxpay }: Pick<Config, 'alipay' | 'production' | 'wxpay'>,
  secret: string,
): Promise<Payments> {
  return {
    ...(production ? {} : cashierPayments(secret)),
    ...(alipay === null ? {} : { alipay: (await import('./alipay.ts')).alipay(alipay) }),
    ...(wxpay === null ? {} : { wxpay: (await import('./wechat.ts')).wechat(wxpay) }),
  };
}
