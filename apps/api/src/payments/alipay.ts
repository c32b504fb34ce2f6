import { AlipaySdk } from 'alipay-sdk';
import { ForgedNotice, type PaymentNotice, type PaymentProvider } from '../ports/payment.ts';

/** An application at Alipay. */
export interface AlipayAccount {
  readonly appId: string;
  readonly privateKey: string;
  /** Alipay's, with which its notices are verified. */
  readonly publicKey: string;
  /** Empty: production's. */
  readonly gateway: string;
}

/** Final states; `TRADE_CLOSED` is also sent for payments that were refunded. */
const final: Readonly<Record<string, boolean>> = { TRADE_SUCCESS: true, TRADE_FINISHED: true, TRADE_CLOSED: false };

/** Yuan as a decimal, in cents. */
const cents = (yuan: string) => Math.round(Number(yuan) * 100);

/** As Alipay writes a moment, in its own zone. */
const moment = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const text = (value: unknown) => (typeof value === 'string' ? value : '');

interface Said {
  readonly tradeNo: string;
  readonly transaction: string;
  readonly amount: string;
  readonly state: string;
}

function noticeOf({ tradeNo, transaction, amount, state }: Said): PaymentNotice | null {
  const paid = final[state];
  if (paid === undefined) return null;
  return { provider: 'alipay', tradeNo, transaction, amount: cents(amount), paid };
}

/** Meaning of `TRADE_NOT_EXIST`: the payer has not opened the page yet. */
const notOpened = 'ACQ.TRADE_NOT_EXIST';

/** Alipay by its own library: a page in the browser, which shows a code for the phone as well. */
export function alipay({ appId, privateKey, publicKey, gateway }: AlipayAccount): PaymentProvider {
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    alipayPublicKey: publicKey,
    keyType: privateKey.includes('BEGIN RSA') ? 'PKCS1' : 'PKCS8',
    ...(gateway === '' ? {} : { gateway }),
  });
  return {
    offer({ tradeNo, amount, subject, until, origin }) {
      const link = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        notify_url: `${origin}/pay/notify/alipay`,
        return_url: `${origin}/my/order`,
        bizContent: {
          out_trade_no: tradeNo,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          subject: subject.slice(0, 128),
          total_amount: (amount / 100).toFixed(2),
          time_expire: moment(until),
        },
      });
      return Promise.resolve({ link, code: '' });
    },
    read({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      if (fields['sign_type'] !== 'RSA2' || !sdk.checkNotifySignV2(fields)) throw new ForgedNotice('signature');
      if (fields['app_id'] !== appId) throw new ForgedNotice('another application');
      return noticeOf({
        tradeNo: fields['out_trade_no'] ?? '',
        transaction: fields['trade_no'] ?? '',
        amount: fields['total_amount'] ?? '',
        state: fields['trade_status'] ?? '',
      });
    },
    async ask(tradeNo) {
      const told = await sdk.exec(
        'alipay.trade.query',
        { bizContent: { out_trade_no: tradeNo } },
        { validateSign: true },
      );
      if (told['subCode'] === notOpened) return null;
      if (told.code !== '10000') throw new Error(`Alipay answered ${told.code}`);
      return noticeOf({
        tradeNo: text(told['outTradeNo']),
        transaction: text(told['tradeNo']),
        amount: text(told['totalAmount']),
        state: text(told['tradeStatus']),
      });
    },
    async refund({ tradeNo, amount }) {
      const told = await sdk.exec(
        'alipay.trade.refund',
        {
          bizContent: {
            out_trade_no: tradeNo,
            out_request_no: `${tradeNo}R`,
            refund_amount: (amount / 100).toFixed(2),
          },
        },
        { validateSign: true },
      );
      if (told.code !== '10000') throw new Error(`Alipay answered ${told.code} ${text(told['subCode'])}`);
    },
    reply: (taken) => ({ type: 'text/plain; charset=utf-8', body: taken ? 'success' : 'fail' }),
  };
}
