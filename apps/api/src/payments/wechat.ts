import { v } from '@banyan/contracts';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { ForgedNotice, type PaymentNotice, type PaymentProvider } from '../ports/payment.ts';

/** A merchant at WeChat Pay. */
export interface WechatAccount {
  readonly appId: string;
  readonly merchantId: string;
  /** Of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: string;
  /** With which notices are sealed. */
  readonly apiKey: string;
  /** WeChat Pay's, with which its notices are verified, and the number under which it names it. */
  readonly publicKey: string;
  readonly publicKeyId: string;
}

/** A notice whose time is further away is an old one sent again. */
const clockMs = 300_000;

const sealed = v.object({
  resource: v.object({ ciphertext: v.string(), nonce: v.string(), associated_data: v.optional(v.string()) }),
});

const trade = v.object({
  appid: v.string(),
  mchid: v.string(),
  out_trade_no: v.string(),
  transaction_id: v.optional(v.string()),
  trade_state: v.string(),
  amount: v.optional(v.object({ total: v.int() })),
});

/** States of a refund that is made or on its way. */
const refunded = v.object({ status: v.picklist(['SUCCESS', 'PROCESSING']) });

const offered = v.object({ code_url: v.string() });

/** Final states. */
const final: Readonly<Record<string, boolean>> = {
  SUCCESS: true,
  REFUND: true,
  CLOSED: false,
  REVOKED: false,
  PAYERROR: false,
};

/** The library knows its paths by their names alone. */
interface Paths {
  readonly chain: (path: string) => {
    post(body: object): Promise<{ readonly data: unknown }>;
    get(config: object): Promise<{ readonly data: unknown }>;
  };
}

/** WeChat Pay, version 3, by the library of its community: there is no official one for Node. A code for the phone. */
export function wechat(account: WechatAccount): PaymentProvider {
  const { appId, merchantId, serial, privateKey, apiKey, publicKey, publicKeyId } = account;
  const verifyKey = Rsa.from(publicKey, 'public');
  const paths = new Wechatpay({
    mchid: merchantId,
    serial,
    privateKey,
    certs: { [publicKeyId]: verifyKey },
  }) as unknown as Paths;

  const noticeOf = (data: unknown): PaymentNotice | null => {
    const read = v.safeParse(trade, data);
    if (!read.success) throw new ForgedNotice('form');
    const { appid, mchid, out_trade_no: tradeNo, transaction_id: transaction = '', trade_state, amount } = read.output;
    if (mchid !== merchantId || appid !== appId) throw new ForgedNotice('another merchant');
    const paid = final[trade_state];
    if (paid === undefined) return null;
    return { provider: 'wxpay', tradeNo, transaction, amount: amount?.total ?? 0, paid };
  };

  return {
    async offer({ tradeNo, amount, subject, until, origin }) {
      const { data } = await paths.chain('v3/pay/transactions/native').post({
        appid: appId,
        mchid: merchantId,
        description: subject.slice(0, 40),
        out_trade_no: tradeNo,
        time_expire: `${new Date(until).toISOString().slice(0, 19)}+00:00`,
        notify_url: `${origin}/pay/notify/wxpay`,
        amount: { total: amount, currency: 'CNY' },
      });
      return { link: '', code: v.parse(offered, data).code_url };
    },
    read({ body, header, now }) {
      const at = header('wechatpay-timestamp');
      if (Math.abs(Number(at) * 1000 - now) > clockMs) throw new ForgedNotice('time');
      if (header('wechatpay-serial') !== publicKeyId) throw new ForgedNotice('serial');
      const signed = Formatter.response(at, header('wechatpay-nonce'), body);
      if (!Rsa.verify(signed, header('wechatpay-signature'), verifyKey)) throw new ForgedNotice('signature');
      const { resource } = v.parse(sealed, JSON.parse(body));
      const { associated_data: aad = '', ciphertext, nonce } = resource;
      return noticeOf(JSON.parse(Aes.AesGcm.decrypt(ciphertext, apiKey, nonce, aad)));
    },
    async ask(tradeNo) {
      const { data } = await paths
        .chain(`v3/pay/transactions/out-trade-no/${tradeNo}`)
        .get({ params: { mchid: merchantId } });
      return noticeOf(data);
    },
    async refund({ tradeNo, amount }) {
      const { data } = await paths.chain('v3/refund/domestic/refunds').post({
        out_trade_no: tradeNo,
        out_refund_no: `${tradeNo}R`,
        amount: { refund: amount, total: amount, currency: 'CNY' },
      });
      v.parse(refunded, data);
    },
    reply: (taken) => ({
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(taken ? { code: 'SUCCESS', message: '' } : { code: 'FAIL', message: 'refused' }),
    }),
  };
}
