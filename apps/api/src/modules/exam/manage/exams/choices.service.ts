import type { CallOutput } from '@banyan/contracts';
import type { examChoices } from '@banyan/contracts/exam';
import { asc, count, isNull, sql } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { stillAsked } from '../../asked.ts';
import { examCategories } from '../../exam.schema.ts';
import { mayMark } from '../../keepExam.ts';
import { questionBanks, questions } from '../../question.schema.ts';

/** Tags of a bank that an editor offers. */
const mostTags = 200;

/** Banks, categories and markers from which an editor of exams chooses. */
export async function readChoices({ scope, viewer }: ManageContext): Promise<CallOutput<typeof examChoices>> {
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const banks = await scope.tx
    .select({ id: questionBanks.id, name: questionBanks.name })
    .from(questionBanks)
    .where(scope.only(questionBanks))
    .orderBy(asc(questionBanks.id));
  const counts = await scope.tx
    .select({ bankId: questions.bankId, kind: questions.kind, count: count() })
    .from(questions)
    .where(scope.only(questions, stillAsked))
    .groupBy(questions.bankId, questions.kind);
  const tags = await scope.tx
    .selectDistinct({ bankId: questions.bankId, tag: sql<string>`unnest(${questions.tags})`.as('tag') })
    .from(questions)
    .where(scope.only(questions, stillAsked))
    .orderBy(sql`tag`);
  const categories = await scope.tx
    .select({ key: examCategories.key, name: examCategories.name })
    .from(examCategories)
    .where(scope.only(examCategories))
    .orderBy(asc(examCategories.sort), asc(examCategories.key));
  const markers = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(scope.only(users, mayMark, isNull(users.leftAt)))
    .orderBy(asc(users.id))
    .limit(500);
  return {
    banks: banks.map(({ id, name }) => ({
      id,
      name: say(name),
      counts: counts.flatMap(({ bankId, ...one }) => (bankId === id ? [one] : [])),
      tags: tags.flatMap(({ bankId, tag }) => (bankId === id ? [tag] : [])).slice(0, mostTags),
    })),
    categories: categories.map(({ key, name }) => ({ key, name: say(name) })),
    markers: markers.map(({ id, name }) => ({ id, name: say(name) })),
  };
}
