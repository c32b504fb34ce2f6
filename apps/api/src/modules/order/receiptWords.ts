import type { OrderKind, PayMethod } from '@banyan/contracts/course';
import type { Localised } from '../../db/localised.ts';

/** Words of every receipt. */
export const receiptWords = {
  heading: { zh_cn: '收据', zh_tw: '收據', en: 'Receipt' },
  number: { zh_cn: '订单号', zh_tw: '訂單號', en: 'Order number' },
  item: { zh_cn: '购买内容', zh_tw: '購買內容', en: 'Bought' },
  payer: { zh_cn: '付款人', zh_tw: '付款人', en: 'Paid by' },
  method: { zh_cn: '付款方式', zh_tw: '付款方式', en: 'Paid with' },
  paidAt: { zh_cn: '付款时间', zh_tw: '付款時間', en: 'Paid on' },
  transaction: { zh_cn: '交易号', zh_tw: '交易號', en: 'Transaction' },
  until: { zh_cn: '可学习到', zh_tw: '可學習到', en: 'Access until' },
  total: { zh_cn: '实付', zh_tw: '實付', en: 'Total paid' },
  points: { zh_cn: '积分', zh_tw: '積分', en: 'points' },
  note: {
    zh_cn: '个人购买，付款之日起一年内可以学习，不退款。',
    zh_tw: '個人購買，付款之日起一年內可以學習，不退款。',
    en: 'Bought by a person: access for one year from the day of payment, not refundable.',
  },
} as const satisfies Readonly<Record<string, Localised>>;

export const kindWords: Readonly<Record<OrderKind, Localised>> = {
  course: { zh_cn: '课程', zh_tw: '課程', en: 'Course' },
  package: { zh_cn: '课程包', zh_tw: '課程包', en: 'Course package' },
};

export const methodWords: Readonly<Record<PayMethod, Localised>> = {
  alipay: { zh_cn: '支付宝', zh_tw: '支付寶', en: 'Alipay' },
  wxpay: { zh_cn: '微信支付', zh_tw: '微信支付', en: 'WeChat Pay' },
  balance: { zh_cn: '账户余额', zh_tw: '帳戶餘額', en: 'Balance' },
  points: { zh_cn: '积分', zh_tw: '積分', en: 'Points' },
};
