import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Aes } from 'wechatpay-axios-plugin';
import { ForgedNotice } from '../ports/payment.ts';
import { alipay } from './alipay.ts';
import { openPayments } from './openPayments.ts';
import { wechat } from './wechat.ts';

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = keys();
const theirs = keys();
const sign = (words: string, key: string) => createSign('RSA-SHA256').update(words).sign(key, 'base64');
const now = Date.parse('2025-11-20T02:00:00Z');
const noHeader = () => '';

describe('Alipay', () => {
  const account = { appId: '2021', privateKey: ours.privateKey, publicKey: theirs.publicKey, gateway: '' };
  const provider = alipay(account);
  const fields = {
    app_id: '2021',
    out_trade_no: '1001_A',
    subject: '刀具 & 参数',
    total_amount: '59.00',
    trade_no: '2025112022001',
    trade_status: 'TRADE_SUCCESS',
  };
  const notice = (change: Partial<typeof fields> = {}, key = theirs.privateKey) => {
    const said: Record<string, string> = { ...fields, ...change };
    const words = Object.keys(said).sort();
    const signature = sign(words.map((name) => `${name}=${said[name]}`).join('&'), key);
    return new URLSearchParams({ ...said, sign_type: 'RSA2', sign: signature }).toString();
  };
  const read = (body: string) => provider.read({ body, header: noHeader, now });

  it('offers a page with the price and the hour of the order, signed [PY-01]', async () => {
    const request = { tradeNo: '1001_A', amount: 5900, subject: '刀具', until: now, origin: 'https://a.test' };
    const { link, code } = await provider.offer(request);
    const asked = new URL(link).searchParams;
    expect(link.startsWith('https://openapi.alipay.com/')).toBe(true);
    expect(link).toContain('59.00');
    expect(decodeURIComponent(link).replaceAll('+', ' ')).toContain('2025-11-20 10:00:00');
    expect(asked.get('notify_url')).toBe('https://a.test/pay/notify/alipay');
    expect(asked.get('sign')).not.toBeNull();
    expect(code).toBe('');
  });

  it('believes what Alipay has signed for this application, and nothing else [PY-01]', () => {
    const told = { provider: 'alipay', tradeNo: '1001_A', transaction: '2025112022001', amount: 5900 };
    expect(read(notice())).toEqual({ ...told, paid: true });
    expect(read(notice({ trade_status: 'TRADE_CLOSED' }))).toEqual({ ...told, paid: false });
    expect(read(notice({ trade_status: 'WAIT_BUYER_PAY' }))).toBeNull();
    expect(() => read(notice({}, ours.privateKey))).toThrow(ForgedNotice);
    expect(() => read(notice({ app_id: '9' }))).toThrow(ForgedNotice);
    expect(() => read(notice().replace('59.00', '0.01'))).toThrow(ForgedNotice);
    expect(() => read(notice().replace('RSA2', 'none'))).toThrow(ForgedNotice);
    expect(() => read('')).toThrow(ForgedNotice);
  });
});

describe('a refund at Alipay', () => {
  const asked: URLSearchParams[] = [];
  let code = '10000';
  const gateway = createServer((request, response) => {
    void (async () => {
      const body = (await request.toArray()).join('');
      asked.push(new URLSearchParams(`${new URL(request.url ?? '', 'http://a').search.slice(1)}&${body}`));
      const words = JSON.stringify({ code, msg: 'said', sub_code: code === '10000' ? undefined : 'ACQ.SYSTEM_ERROR' });
      response
        .setHeader('content-type', 'application/json')
        .end(`{"alipay_trade_refund_response":${words},"sign":"${sign(words, theirs.privateKey)}"}`);
    })();
  });
  beforeAll(() => new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening)));
  afterAll(() => new Promise((closed) => gateway.close(closed)));

  it('is asked for with one number however often, and fails where Alipay refuses it [PY-01]', async () => {
    const { port } = gateway.address() as AddressInfo;
    const provider = alipay({
      ...{ appId: '2021', privateKey: ours.privateKey, publicKey: theirs.publicKey },
      gateway: `http://127.0.0.1:${port}/gateway.do`,
    });
    await provider.refund({ tradeNo: '1001_A', amount: 5901 });
    expect(asked[0]?.get('method')).toBe('alipay.trade.refund');
    expect(JSON.parse(asked[0]?.get('biz_content') ?? '')).toEqual({
      ...{ out_trade_no: '1001_A', out_request_no: '1001_AR', refund_amount: '59.01' },
    });
    code = '40004';
    await expect(provider.refund({ tradeNo: '1001_A', amount: 5901 })).rejects.toThrow('40004 ACQ.SYSTEM_ERROR');
  });
});

describe('WeChat Pay', () => {
  const apiKey = '0123456789abcdef0123456789abcdef';
  const provider = wechat({
    ...{ appId: 'wx1', merchantId: '1900', serial: 'OURS', privateKey: ours.privateKey, apiKey },
    ...{ publicKey: theirs.publicKey, publicKeyId: 'PUB_KEY_ID_1' },
  });
  const trade = {
    ...{ appid: 'wx1', mchid: '1900', out_trade_no: '1001_B', transaction_id: '42000', trade_state: 'SUCCESS' },
    amount: { total: 5900 },
  };
  const bodyOf = (change: object = {}) =>
    JSON.stringify({
      id: 'n',
      resource: {
        ciphertext: Aes.AesGcm.encrypt(JSON.stringify({ ...trade, ...change }), apiKey, '0123456789ab', 'transaction'),
        nonce: '0123456789ab',
        associated_data: 'transaction',
      },
    });
  const read = (body: string, change: Readonly<Record<string, string>> = {}, key = theirs.privateKey, at = now) => {
    const timestamp = String(at / 1000);
    const headers: Readonly<Record<string, string>> = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'x',
      'wechatpay-serial': 'PUB_KEY_ID_1',
      'wechatpay-signature': sign(`${timestamp}\nx\n${body}\n`, key),
      ...change,
    };
    return provider.read({ body, header: (name) => headers[name] ?? '', now });
  };

  it('believes what WeChat Pay has signed for this merchant just now, and nothing else [PY-01]', () => {
    const told = { provider: 'wxpay', tradeNo: '1001_B', transaction: '42000', amount: 5900, paid: true };
    expect(read(bodyOf())).toEqual(told);
    expect(read(bodyOf({ trade_state: 'USERPAYING' }))).toBeNull();
    expect(() => read(bodyOf(), {}, ours.privateKey)).toThrow(ForgedNotice);
    expect(() => read(bodyOf(), { 'wechatpay-serial': 'OURS' })).toThrow(ForgedNotice);
    expect(() => read(bodyOf(), { 'wechatpay-nonce': 'y' })).toThrow(ForgedNotice);
    expect(() => read(bodyOf({ mchid: '1901' }))).toThrow(ForgedNotice);
    // The same notice sent again an hour later.
    expect(() => read(bodyOf(), {}, theirs.privateKey, now - 3_600_000)).toThrow(ForgedNotice);
  });
});

it('offers in production what is set up, and elsewhere the cashier in place of the rest [PY-01]', async () => {
  expect(Object.keys(await openPayments({ production: true, alipay: null, wxpay: null }, 's'))).toEqual([]);
  const account = { appId: '1', privateKey: ours.privateKey, publicKey: theirs.publicKey, gateway: '' };
  expect(Object.keys(await openPayments({ production: true, alipay: account, wxpay: null }, 's'))).toEqual(['alipay']);
  expect(Object.keys(await openPayments({ production: false, alipay: null, wxpay: null }, 's'))).toHaveLength(2);
});
