import { ErrorCode, type Call, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  noScore,
  noValue,
  questionnaireSheetList,
  type ItemValue,
  type QuestionnaireItem,
} from '@banyan/contracts/exam';
import { and, eq, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage, type PageInput } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { QuestionnairePorts } from './questionnaire.ports.ts';
import { itemOf, ownQuestionnaire } from './questionnaireRow.ts';
import { questionnaireSheets, type QuestionnaireRow } from './questionnaire.schema.ts';

type SheetRow = { readonly sheet: typeof questionnaireSheets.$inferSelect };
const lastFirst = keyset<SheetRow>([questionnaireSheets.handedInAt, questionnaireSheets.id], ({ sheet }) => [
  sheet.handedInAt,
  sheet.id,
]);

/** Named answers, person by person, for the author alone. Anonymous answers have no sheets. */
export async function listSheets(
  ctx: CallContext<Learner>,
  input: CallInput<typeof questionnaireSheetList>,
  ports: QuestionnairePorts,
): Promise<CallOutput<typeof questionnaireSheetList>> {
  const { row, own } = await ownQuestionnaire(ctx, input.id);
  if (own !== true || row.anonymous) throw new Refusal(ErrorCode.notFound);
  return sheetsPage(ctx, questionnaireSheetList, { input, row }, ports);
}

interface AskedSheets {
  readonly input: PageInput;
  readonly row: QuestionnaireRow;
  readonly where?: SQL | undefined;
}

/** A page of the sheets of a questionnaire, the last first. */
export async function sheetsPage(
  ctx: CallContext<Learner>,
  call: Pick<Call, 'name'>,
  { input, row, where }: AskedSheets,
  { addresses }: Pick<QuestionnairePorts, 'addresses'>,
): Promise<CallOutput<typeof questionnaireSheetList>> {
  const { scope, viewer } = ctx;
  const items = row.items.map((item) => itemOf(item, viewer.language));
  return keysetPage(call, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({ sheet: questionnaireSheets, name: users.name, department: users.department })
        .from(questionnaireSheets)
        .innerJoin(users, and(eq(users.eid, questionnaireSheets.eid), eq(users.id, questionnaireSheets.userId)))
        .where(scope.only(questionnaireSheets, eq(questionnaireSheets.questionnaireId, row.id), where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const files = await addresses(
        ctx,
        rows.flatMap(({ sheet }) => Object.values(sheet.answers).flatMap((value) => value.files)),
      );
      return rows.map(({ sheet, name, department }) => ({
        id: sheet.id,
        name: localised(name, viewer.language),
        department: localised(department, viewer.language),
        at: sheet.handedInAt.getTime(),
        lines: items.map((item) => {
          const value = sheet.answers[item.id] ?? noValue;
          const shown = value.files.flatMap((id) => files.get(id) ?? []);
          return {
            id: item.id,
            type: item.type,
            title: item.title,
            ...said(item, value),
            files: shown.map(({ name: file, url }) => ({ name: file, url })),
          };
        }),
      }));
    },
  });
}

/** An answer in words, and in numbers where the screen has the words. */
export function said(
  { gaps, options, type }: QuestionnaireItem,
  { gaps: filled, numbers, text }: ItemValue,
): { readonly texts: string[]; readonly numbers: number[] } {
  if (type === 'score' && options.length > 0) {
    const scored = options.flatMap((option, place) => {
      const score = numbers[place];
      return score === undefined || score === noScore ? [] : [`${option}: ${score}`];
    });
    return { texts: scored, numbers: [] };
  }
  if (options.length > 0) return { texts: numbers.map((place) => options[place] ?? ''), numbers: [] };
  if (type === 'fills') return { texts: filled.map((word, place) => `${gaps[place] ?? ''}: ${word}`), numbers: [] };
  return { texts: text === '' ? [] : [text], numbers: [...numbers] };
}
