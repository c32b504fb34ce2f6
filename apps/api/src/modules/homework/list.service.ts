import { type CallInput, type CallOutput } from '@banyan/contracts';
import { homeworkList, type HomeworkTab } from '@banyan/contracts/training';
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { homeworks } from './homework.schema.ts';
import { cardOf, ownHomework, type OwnHomework } from './homeworkRow.ts';

const openedLast = keyset<OwnHomework>([homeworks.opensAt, homeworks.id], ({ row }) => [row.opensAt, row.id]);

/** The learner’s homework, the latest to open first. */
export function listHomework(
  ctx: CallContext<Learner>,
  input: CallInput<typeof homeworkList>,
): Promise<CallOutput<typeof homeworkList>> {
  const at = { language: ctx.viewer.language, now: ctx.now() };
  const { last, read } = ownHomework(ctx);
  const inTab = (tab: HomeworkTab): SQL | undefined => {
    if (tab === 'all') return undefined;
    if (tab !== 'todo') return eq(last.state, tab);
    const now = new Date(at.now);
    return and(
      lte(homeworks.opensAt, now),
      or(isNull(homeworks.dueAt), gt(homeworks.dueAt, now)),
      or(isNull(last.state), eq(last.state, 'withdrawn'), and(eq(last.state, 'failed'), eq(homeworks.again, true))),
    );
  };
  return keysetPage(homeworkList, input, {
    by: openedLast,
    read: ({ beyond, orderBy, limit }) =>
      read(inTab(input.tab ?? 'all'), beyond)
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map((row) => cardOf(row, at)),
  });
}
