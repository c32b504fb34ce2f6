import { asc } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import type { SearchPorts } from './search.ports.ts';
import { searches, spellings } from './search.schema.ts';
import { learnWords } from './vocabulary.ts';

/** What the people of the demo enterprises search for, most of them first. */
const searched: Readonly<Record<number, readonly string[]>> = {
  0: ['抽样', '沟通', '安全'],
  1001: ['抽样', '首件检验', '巡检', '转移规则', '量具', '叉车', '5S'],
  1002: ['cold chain', 'allergens', 'till', 'recall', 'slicer', 'shrink', 'hygiene'],
};
const MINUTE_MS = 60_000;

/** The words that names are written with, and searches of the demo people. */
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
        const words = searched[eid] ?? [];
        // Of the first words more people, of each later one fewer, down to three.
        const rows = words.flatMap((one, place) =>
          people.slice(0, Math.max(3, people.length - place)).map(({ id }, index) =>
            scope.row(searches, {
              ...{ userId: id, key: one.toLowerCase(), words: one },
              at: new Date(now - (place * 90 + index * 7 + 5) * MINUTE_MS),
            }),
          ),
        );
        if (rows.length > 0) await scope.tx.insert(searches).values(rows);
      }),
  },
];
