import type { PayProvider } from '@banyan/contracts/course';
import { localised, type Localised } from '../../db/localised.ts';
import { escapeHtml } from '../../text/escape.ts';

/** A payment as the cashier's page shows it. */
export interface CashierPayment {
  readonly provider: PayProvider;
  readonly amount: number;
  readonly state: 'waiting' | 'refused' | 'paid' | 'refund' | 'refunded';
  readonly title: Localised;
  readonly number: string;
}

const words = {
  zh: {
    title: '演示收银台',
    note: '这里不收真钱，只在没有接入支付机构的演示和开发环境出现。',
    alipay: '支付宝',
    wxpay: '微信支付',
    pay: '付款',
    refuse: '拒绝付款',
    order: '订单号',
    waiting: '等待付款',
    refused: '付款已拒绝。可以回到订单页重新付款，也可以在这里改为付款。',
    paid: '付款成功，可以回到订单页了。',
    refund: '钱已收到，但订单已经不能再付，会原路退回。',
    refunded: '钱已原路退回。',
    gone: '没有这笔付款',
  },
  en: {
    title: 'Demo cashier',
    note: 'No real money is taken here. This page exists only where no payment provider is set up.',
    alipay: 'Alipay',
    wxpay: 'WeChat Pay',
    pay: 'Pay',
    refuse: 'Refuse to pay',
    order: 'Order',
    waiting: 'Waiting for payment',
    refused: 'The payment was refused. Go back to the order to try again, or pay here after all.',
    paid: 'Paid. You can go back to the order.',
    refund: 'The money came, but the order can no longer be paid. It will be returned.',
    refunded: 'The money has been returned.',
    gone: 'There is no such payment',
  },
} as const;

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#f7f7f5;color:#1c1c1a;font:14px/1.6 "PingFang SC","Microsoft YaHei",sans-serif}:lang(en){font-family:"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}main{width:min(360px,calc(100vw - 48px));display:grid;gap:8px;padding:24px;background:#fff;border:1px solid #e4e4de;border-radius:12px}h1{margin:0;font-size:16px}p{margin:0;color:#555;overflow-wrap:anywhere}strong{font-size:32px;line-height:1.4;font-variant-numeric:tabular-nums}form{display:flex;gap:8px;margin-top:16px}button{flex:1;padding:10px;border:1px solid #c9c9c2;border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}button[value=Y]{background:#1c1c1a;border-color:#1c1c1a;color:#fff}small{color:#6b6b64}@media(prefers-color-scheme:dark){body{background:#161615;color:#f2f2ee}main{background:#20201e;border-color:#3a3a36}p,small{color:#b5b5ae}button[value=Y]{background:#f2f2ee;color:#161615}}';

/** The cashier's page: the amount, and buttons to pay or to refuse it; null: no such payment. */
export function cashierPage(payment: CashierPayment | null, zh: boolean): string {
  const say = words[zh ? 'zh' : 'en'];
  const frame = (inside: string) =>
    `<!doctype html><html lang="${zh ? 'zh' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say.title}</title><style>${style}</style></head><body><main><h1>${say.title}</h1>${inside}<small>${say.note}</small></main></body></html>`;
  if (payment === null) return frame(`<p role="alert">${say.gone}</p>`);
  const { amount, number, provider, state, title } = payment;
  const open = state === 'waiting' || state === 'refused';
  const form = open
    ? `<form method="post"><button name="pay" value="N">${say.refuse}</button><button name="pay" value="Y">${say.pay}</button></form>`
    : '';
  return frame(
    `<p>${say[provider]} · ${escapeHtml(localised(title, zh ? 'zh_cn' : 'en'))}</p><strong>¥${(amount / 100).toFixed(2)}</strong><p>${say.order} ${escapeHtml(number)}</p><p role="status">${say[state]}</p>${form}`,
  );
}
