import type { Config } from '../config.ts';
import type { Payments } from '../ports/payment.ts';
import { cashierPayments } from './cashier.ts';

/**
 * Who takes money: the providers that are set up. In the place of the others the embedded cashier, and in production
 * nobody: what is not set up is not offered. Their libraries are read where they are used alone.
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
