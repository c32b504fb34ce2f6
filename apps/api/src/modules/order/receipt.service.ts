import type { CallOutput } from '@banyan/contracts';
import type { OrderRecord, orderReceipt } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { languageTags, localised, type ContentLanguage } from '../../db/localised.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import type { OrderPorts } from './order.ports.ts';
import { ownOrder, shownOrder } from './orderRow.ts';
import { drawingNo } from '../../fonts/typeset.ts';
import { drawReceipt, type ReceiptFace } from './receiptPdf.ts';
import { kindWords, methodWords, receiptWords } from './receiptWords.ts';
import { refused } from './refuse.ts';

/** Validity of the link, long enough for a download. */
const OPEN_MS = 600_000;

interface Sale {
  readonly order: OrderRecord;
  readonly seller: string;
  readonly payer: string;
}

function faceOf({ order, seller, payer }: Sale, language: ContentLanguage, timeZone: string): ReceiptFace {
  const say = (text: Parameters<typeof localised>[0]) => localised(text, language);
  const tag = languageTags[language];
  const moment = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'long' });
  const { accessUntil, kind, method, number, paidAt, points, price, title, transaction } = order;
  const paid =
    method === 'points'
      ? `${new Intl.NumberFormat(tag).format(points ?? 0)} ${say(receiptWords.points)}`
      : `¥${(price / 100).toFixed(2)}`;
  return {
    heading: say(receiptWords.heading),
    seller,
    number,
    language: tag,
    lines: [
      [say(receiptWords.number), number],
      [say(receiptWords.item), `${say(kindWords[kind])} · ${title}`],
      [say(receiptWords.payer), payer],
      [say(receiptWords.method), method === null ? '' : say(methodWords[method])],
      [say(receiptWords.paidAt), paidAt === null ? '' : moment.format(paidAt)],
      ...(transaction === '' ? [] : [[say(receiptWords.transaction), transaction] as const]),
      [say(receiptWords.until), accessUntil === null ? '' : day.format(accessUntil)],
    ],
    total: [say(receiptWords.total), paid],
    note: say(receiptWords.note),
  };
}

/** The receipt of a paid order, drawn at the first request in a language. */
export async function openReceipt(
  ctx: StepContext<Learner>,
  { number }: { readonly number: string },
  ports: OrderPorts,
): Promise<CallOutput<typeof orderReceipt>> {
  const { contentUrl, files, inTenant, viewer } = ctx;
  const { language, timeZone } = viewer;
  const { key, sale } = await inTenant(async (scope) => {
    const row = await ownOrder({ ...ctx, scope }, number);
    if (row.state !== 'paid') throw refused('closed');
    const [seller] = await scope.tx.select({ name: enterprises.name }).from(enterprises).where(scope.only(enterprises));
    const [payer] = await scope.tx
      .select({ name: users.name, account: users.account })
      .from(users)
      .where(scope.only(users, eq(users.id, viewer.userId)));
    if (seller === undefined || payer === undefined) throw new Error('a receipt without seller or payer');
    return {
      key: `${scope.eid}/receipt/${row.id}-${row.number}.${language}.${drawingNo}.pdf`,
      sale: {
        order: await shownOrder({ ...ctx, scope }, row, ports),
        seller: localised(seller.name, language),
        payer: `${localised(payer.name, language)} (${payer.account})`,
      },
    };
  });
  const face = faceOf(sale, language, timeZone);
  if ((await files.stat(key)) === null) {
    await files.put(key, Readable.from([await drawReceipt(face)]), { type: 'application/pdf', maxBytes: 5_000_000 });
  }
  return { url: contentUrl(key, OPEN_MS, `${face.heading} ${number}.pdf`).url };
}
