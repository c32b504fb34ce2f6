import { type CallInput, type CallOutput } from '@banyan/contracts';
import { lecturerList, type lecturerLabels } from '@banyan/contracts/teaching';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { localised, mentionEach } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { cardsOf, type LecturerRow } from './cards.ts';
import type { LecturerPorts } from './lecturer.ports.ts';

const mostLabels = 30;
const byId = keyset<LecturerRow>([lecturers.id], ({ id }) => [id], 'ascending');

/** Whether a label is among those of a lecturer, in one of its languages. */
const hasLabel = (label: string) =>
  sql`exists (select 1 from jsonb_array_elements(${lecturers.labels}) has, jsonb_each_text(has.value) said where said.value = ${label})`;

/** Words in name, title, introduction or labels. */
const mentioned = (keyword: string) =>
  mentionEach([lecturers.name, lecturers.title, lecturers.department, lecturers.bio], keyword);

const labelled = (keyword: string) =>
  keyword.trim() === ''
    ? undefined
    : sql`exists (select 1 from jsonb_array_elements(${lecturers.labels}) has, jsonb_each_text(has.value) said where said.value ilike ${`%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;

/** Lecturers by kind, category, label and words. */
export async function listLecturers(
  ctx: CallContext,
  input: CallInput<typeof lecturerList>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof lecturerList>> {
  const { scope } = ctx;
  const words = mentioned(input.keyword);
  const label = labelled(input.keyword);
  const where = and(
    isNull(lecturers.endedAt),
    input.kind === 'all' ? undefined : eq(lecturers.kind, input.kind),
    input.category === '' ? undefined : inArray(lecturers.id, ports.teachersIn(ctx, input.category)),
    input.label.trim() === '' ? undefined : hasLabel(input.label.trim()),
    words === undefined ? undefined : label === undefined ? words : sql`(${words} or ${label})`,
  );
  const page = await keysetPage(lecturerList, input, {
    by: byId,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(lecturers)
        .where(scope.only(lecturers, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => cardsOf(ctx, rows, ports),
  });
  return { ...page, total: await scope.tx.$count(lecturers, scope.only(lecturers, where)) };
}

/** Labels of lecturers, most frequent first. */
export async function listLabels({
  scope,
  viewer,
}: Pick<CallContext, 'scope' | 'viewer'>): Promise<CallOutput<typeof lecturerLabels>> {
  const rows = await scope.tx
    .select({ labels: lecturers.labels })
    .from(lecturers)
    .where(scope.only(lecturers, isNull(lecturers.endedAt)));
  const counts = new Map<string, number>();
  for (const label of rows.flatMap(({ labels }) => labels)) {
    const said = localised(label, viewer.language);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const items = [...counts]
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, mostLabels)
    .map(([label, count]) => ({ label, lecturers: count, level: Math.min(3, count) }));
  return { items };
}
