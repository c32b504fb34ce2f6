import { asc } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { SearchPorts } from './search.ports.ts';
import { searches, spellings } from './search.schema.ts';
import { learnWords } from './vocabulary.ts';

/** Searches of the people of the demo enterprises, most frequent first. */
const searched: Readonly<Record<number, readonly string[]>> = {
  0: ['抽样', '沟通', '安全'],
  1001: ['抽样', '首件检验', '巡检', '转移规则', '量具', '叉车', '5S'],
  1002: ['cold chain', 'allergens', 'till', 'recall', 'slicer', 'shrink', 'hygiene'],
};
/** Searches of one or two of them, which are too few to show to others. */
const searchedByFew: Readonly<Record<number, readonly string[]>> = {
  0: ['图表', '邮件'],
  1001: ['控制图', '8D', '换型'],
  1002: ['complaints', 'planogram', 'cash'],
};
const MINUTE_MS = 60_000;

/** The words of all names, and searches of the demo people. */
export const searchSeeds = ({ names }: SearchPorts): readonly SeedStep[] => [
  {
    name: 'searchWords',
    fills: spellings,
    work: ({ db }, { eid }) => inTenant(db, eid, (scope) => learnWords(scope, names)),
  },
  {
    name: 'searches',
    eids: Object.keys(searched).map(Number),
    fills: searches,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        const people = await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users))
          .orderBy(asc(users.id))
          .limit(16);
        // In a circle, so that nobody has searched for all popular words.
        const some = (from: number, count: number) => {
          const first = from % Math.max(1, people.length);
          return [...people.slice(first), ...people.slice(0, first)].slice(0, count);
        };
        const rowsOf = (words: string, who: typeof people, minutesAgo: number) =>
          who.map(({ id }, nth) =>
            scope.row(searches, {
              ...{ userId: id, key: words.toLowerCase(), words },
              at: new Date(now - (minutesAgo + nth * 7) * MINUTE_MS),
            }),
          );
        const rows = [
          // More people for the first words, fewer for each later one, down to three.
          ...(searched[eid] ?? []).flatMap((one, place) =>
            rowsOf(one, some(place * 5, Math.max(3, people.length - 6 - place)), place * 90 + 5),
          ),
          ...(searchedByFew[eid] ?? []).flatMap((one, place) => rowsOf(one, some(place * 2, 2), place * 120 + 40)),
        ];
        if (rows.length > 0) await scope.tx.insert(searches).values(rows);
      }),
  },
];
