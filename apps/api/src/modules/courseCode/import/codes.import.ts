import { v } from '@banyan/contracts';
import { orderKinds } from '@banyan/contracts/course';
import { eq, inArray, sql } from 'drizzle-orm';
import { day, reference, whole, words, yes } from '../../../import/shape.ts';
import type { Bringing, FindThings } from '../../../platform/bringing.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { codeBatches, codeUses, courseCodes } from '../courseCode.schema.ts';

/** A code in a row; rows of one batch must agree on the item. */
const row = v.strictObject({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')),
    v.regex(/^[0-9A-Z]{6,40}$/, 'Write 6 to 40 letters and digits, with hyphens if wanted.'),
  ),
  /** Occasion of the issue. */
  batch: words(60),
  opens: v.optional(v.picklist(orderKinds), 'course'),
  /** The course or package, by id or title. */
  item: reference,
  /** Days of access that it gives. */
  days: v.optional(whole(1, 36_500), 365),
  /** Last day; it never expires by default. */
  expires: v.optional(day),
  /** Number of people who can redeem it. */
  people: v.optional(whole(1, 1_000_000), 1),
  /** It is no longer accepted. */
  stopped: yes(false),
});
type Row = v.InferOutput<typeof row>;
const list = 'codes';
const shape = v.strictObject({ [list]: v.pipe(v.array(row), v.minLength(1), v.maxLength(50_000)) });

type Batch = Omit<typeof codeBatches.$inferInsert, 'eid' | 'id'>;
interface Ready {
  /** By Chinese name. */
  readonly batches: ReadonlyMap<string, Batch>;
}

async function batchOf(
  at: Bringing,
  find: FindThings,
  { batch, days, expires, item, opens, stopped }: Row,
  index: number,
): Promise<Batch> {
  return {
    ...{ kind: opens, days, stopped, name: at.localise(batch) },
    itemId: (await at.thing([list, index, 'item'], find, opens, item)) ?? 0,
    expiresAt: at.moment([list, index, 'expires'], expires, true),
  };
}

/** Values of a batch that every row must repeat. */
const told = ({ batch, days, expires, item, opens, stopped }: Row) =>
  JSON.stringify([batch, days, expires, item, opens, stopped]);

const namesOf = (rows: readonly Row[]) => [...new Set(rows.map(({ batch }) => batch.zh))];

const formersOf = async ({ scope }: Bringing, rows: readonly Row[]) => {
  const name = sql<string>`${codeBatches.name} ->> 'zh_cn'`;
  const found = await scope.tx
    .select({ id: codeBatches.id, name, itemId: codeBatches.itemId, kind: codeBatches.kind })
    .from(codeBatches)
    .where(scope.only(codeBatches, inArray(name, namesOf(rows))));
  return new Map(found.map((one) => [one.name, one]));
};

async function checkTaken(at: Bringing, rows: readonly Row[]): Promise<void> {
  const { scope } = at;
  const formers = await formersOf(at, rows);
  const codes = await scope.tx
    .select({ code: courseCodes.code, batchId: courseCodes.batchId, used: courseCodes.used })
    .from(courseCodes)
    .where(
      scope.only(
        courseCodes,
        inArray(
          courseCodes.code,
          rows.map(({ code }) => code),
        ),
      ),
    );
  const known = new Map(codes.map((one) => [one.code, one]));
  for (const [index, { batch, code, people }] of rows.entries()) {
    const found = known.get(code);
    if (found !== undefined && found.batchId !== formers.get(batch.zh)?.id)
      at.fault([list, index, 'code'], `The code "${code}" is of another batch.`, 'Choose another.');
    if (found !== undefined && found.used > people)
      at.fault(
        [list, index, 'people'],
        `${found.used} people have redeemed "${code}" already.`,
        'Let it be at least as many.',
      );
  }
}

async function checkUsed(at: Bringing, rows: readonly Row[], batches: ReadonlyMap<string, Batch>): Promise<void> {
  const { scope } = at;
  for (const { id, itemId, kind, name } of (await formersOf(at, rows)).values()) {
    const next = batches.get(name);
    if (next === undefined || (next.itemId === itemId && next.kind === kind)) continue;
    if ((await scope.tx.$count(codeUses, scope.only(codeUses, eq(codeUses.batchId, id)))) > 0)
      at.fault(
        [list, rows.findIndex((one) => one.batch.zh === name), 'item'],
        `People have redeemed codes of "${name}" for something else.`,
        'Give this batch another name.',
      );
  }
}

/** Course codes: `npm run import -- codes codes.csv --eid 1001`. */
export const codesKind = (find: FindThings): FileKind<{ readonly [list]: readonly Row[] }, Ready> => ({
  name: 'codes',
  about: 'Adds codes that open a course or package, or changes what they open, for how long and for how many.',
  shape,
  table: {
    list,
    entry: row,
    names: {
      ...{ code: ['课程码', '兑换码'], batch: ['批次'], opens: ['类型'], item: ['课程', '课程包'], days: ['有效天数'] },
      ...{ expires: ['截止日期'], people: ['可用人数'], stopped: ['停用'] },
    },
  },
  async check(at, { codes }) {
    const batches = new Map<string, Batch>();
    const first = new Map<string, Row>();
    const seen = new Set<string>();
    for (const [index, one] of codes.entries()) {
      if (seen.has(one.code))
        at.fault([list, index, 'code'], `The code "${one.code}" stands here twice.`, 'Remove one.');
      seen.add(one.code);
      const known = first.get(one.batch.zh);
      if (known === undefined) {
        first.set(one.batch.zh, one);
        batches.set(one.batch.zh, await batchOf(at, find, one, index));
      } else if (told(known) !== told(one)) {
        at.fault(
          [list, index],
          `"${one.batch.zh}" says something else above.`,
          'Let all codes of a batch open the same.',
        );
      }
    }
    await checkTaken(at, codes);
    await checkUsed(at, codes, batches);
    return { batches };
  },
  async write(at, { codes }, { batches }) {
    const { scope } = at;
    const formers = await formersOf(at, codes);
    const ids = new Map<string, number>();
    for (const [name, batch] of batches) {
      const former = formers.get(name)?.id;
      if (former !== undefined) {
        await scope.tx
          .update(codeBatches)
          .set(batch)
          .where(scope.only(codeBatches, eq(codeBatches.id, former)));
        ids.set(name, former);
        continue;
      }
      const [added] = await scope.tx
        .insert(codeBatches)
        .values(scope.row(codeBatches, batch))
        .returning({ id: codeBatches.id });
      ids.set(name, added?.id ?? 0);
    }
    const rows = codes.map(({ batch, code, people }) =>
      scope.row(courseCodes, { code, most: people, batchId: ids.get(batch.zh) ?? 0 }),
    );
    for (let from = 0; from < rows.length; from += 1000)
      await scope.tx
        .insert(courseCodes)
        .values(rows.slice(from, from + 1000))
        .onConflictDoUpdate({ target: [courseCodes.eid, courseCodes.code], set: { most: sql`excluded.most` } });
    return `codes: ${codes.length} in ${batches.size} ${batches.size === 1 ? 'batch' : 'batches'}.`;
  },
});
