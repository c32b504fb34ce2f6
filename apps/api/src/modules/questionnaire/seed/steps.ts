import { noValue, type ItemValue } from '@banyan/contracts';
import { asc, eq } from 'drizzle-orm';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { enterprises, users } from '../../enterprise/enterprise.schema.ts';
import { questionnaires, questionnaireTakers, type StoredItem } from '../questionnaire.schema.ts';
import { addToTallies } from '../tally.ts';
import { hengchuanQuestionnaires } from './hengchuan.ts';
import { larkfieldQuestionnaires } from './larkfield.ts';
import type { SeedItem, SeedQuestionnaire } from './types.ts';

const DAY_MS = 86_400_000;
const all: readonly SeedQuestionnaire[] = [...hengchuanQuestionnaires, ...larkfieldQuestionnaires];

function storedItem(seed: SeedItem, say: Localise): StoredItem {
  const { id, type, title, hint, required = true, min, max, options = [], gaps = [], low, high } = seed;
  return {
    ...{ id, type, required },
    title: say(title),
    ...(hint === undefined ? {} : { hint: say(hint) }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(low === undefined ? {} : { low: say(low) }),
    ...(high === undefined ? {} : { high: say(high) }),
    options: options.map(say),
    gaps: gaps.map(say),
  };
}

/** What the nth colleague has answered: each question walks through its answers at its own pace. */
function answersOf(items: readonly SeedItem[], nth: number): Record<string, ItemValue> {
  const given = items.flatMap(({ id, answered = [] }, at): [string, ItemValue][] => {
    const value = answered[(nth * (2 * at + 1) + at) % Math.max(1, answered.length)];
    return value === undefined || Object.keys(value).length === 0 ? [] : [[id, { ...noValue, ...value }]];
  });
  return Object.fromEntries(given);
}

async function add(
  scope: TenantScope,
  seed: SeedQuestionnaire,
  { say, now, people }: { say: Localise; now: number; people: readonly number[] },
): Promise<void> {
  const at = (days: number) => new Date(Math.floor((now + days * DAY_MS) / 3_600_000) * 3_600_000);
  const { kind, anonymous, minutes, results } = seed;
  const items = seed.items.map((item) => storedItem(item, say));
  const [added] = await scope.tx
    .insert(questionnaires)
    .values(
      scope.row(questionnaires, {
        ...{ kind, anonymous, minutes, results, items },
        once: true,
        title: say(seed.title),
        introduction: say(seed.introduction),
        owner: say(seed.owner),
        opensAt: at(seed.opensIn),
        closesAt: at(seed.closesIn),
      }),
    )
    .returning({ id: questionnaires.id });
  if (added === undefined || seed.taken === 0) return;
  const takers = people.slice(0, seed.taken);
  await scope.tx.insert(questionnaireTakers).values(
    scope.row(questionnaireTakers, {
      questionnaireId: added.id,
      userIds: [...takers].sort((a, b) => a - b),
    }),
  );
  for (const nth of takers.keys()) {
    await addToTallies(scope, { id: added.id, items }, answersOf(seed.items, nth));
  }
}

/** Questionnaires and votes, some of them answered by colleagues. */
export const questionnaireSeeds: readonly SeedStep[] = [
  {
    name: 'questionnaires',
    eids: [...new Set(all.map(({ eid }) => eid))],
    fills: questionnaires,
    async work({ db, now }, { eid }) {
      await inTenant(db, eid, async (scope) => {
        const [enterprise] = await scope.tx
          .select({ languages: enterprises.languages })
          .from(enterprises)
          .where(scope.only(enterprises));
        // Colleagues are those whom nobody logs in as.
        const people = await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users, eq(users.passwordHash, '')))
          .orderBy(asc(users.id));
        const around = { say: localiser(enterprise?.languages ?? []), now, people: people.map(({ id }) => id) };
        for (const seed of all) if (seed.eid === eid) await add(scope, seed, around);
      });
    },
  },
];
