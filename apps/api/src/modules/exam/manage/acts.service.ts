import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { questionLimits, type actOnQuestions, type QuestionAct, type QuestionActRefusal } from '@banyan/contracts/exam';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { questions } from '../question.schema.ts';
import { touchBanks, type QuestionRow } from '../versions.ts';
import { stemOf } from './questions.service.ts';
import { usesOf } from './uses.ts';
import { bankWithin, questionsToChange } from './within.ts';

type Input = CallInput<typeof actOnQuestions>;
type Answer = CallOutput<typeof actOnQuestions>;
type Values = Partial<Pick<QuestionRow, 'bankId' | 'difficulty' | 'ref' | 'retiredAt' | 'tags'>>;

/** Does the same with several questions. What they ask stays: their versions and results do too. */
export async function actOn(ctx: ManageContext, input: Input): Promise<Answer> {
  const { now, scope, viewer } = ctx;
  const value = await soundValue(ctx, input);
  const found = await questionsToChange(ctx, input.ids, 'assessment.edit');
  const { named } = await usesOf(scope);
  const at = new Date(now());
  const done: number[] = [];
  const left: Answer['left'] = [];
  const back = new Map<string, Answer['back'][number]>();
  const touched: number[] = [];
  for (const id of new Set(input.ids)) {
    const row = found.get(id);
    const why = row === undefined ? 'gone' : await obstacle(ctx, row, input.act, value, named);
    if (row === undefined || why !== null) {
      left.push({ id, name: row === undefined ? '' : stemOf(ctx, row), why: why ?? 'gone' });
      continue;
    }
    done.push(id);
    const values = valuesOf(row, input.act, value, at);
    if (values === null) continue;
    await scope.tx
      .update(questions)
      .set({ ...values, changedAt: at, changedBy: viewer.userId })
      .where(scope.only(questions, eq(questions.id, id)));
    touched.push(row.bankId, values.bankId ?? row.bankId);
    const shown = (one: Values) => ({ bank: one.bankId, difficulty: one.difficulty, tags: one.tags?.join(', ') });
    ctx.changed({
      ...{ type: 'question', id, name: stemOf(ctx, row) },
      changes: changedFields(shown(row), JSON.parse(JSON.stringify(shown(values))) as Record<string, unknown>),
    });
    const [act, former] = setBack(row, input.act, value);
    const key = `${act} ${former}`;
    back.set(key, { act, value: former, ids: [...(back.get(key)?.ids ?? []), id] });
  }
  await touchBanks(scope, touched, at);
  return { done, left, back: [...back.values()] };
}

const invalid = () => new Refusal(ErrorCode.fieldsRefused, { data: { fields: { value: 'invalid' } } });

/** The value that the act needs. Throws Refusal `fieldsRefused` for another one, and `notFound` for a bank of others. */
async function soundValue(ctx: ManageContext, { act, value }: Input): Promise<string> {
  const sound = value.trim();
  if ((act === 'tag' || act === 'untag') && sound === '') throw invalid();
  if (act === 'difficulty' && !/^[123]$/.test(sound)) throw invalid();
  if (act === 'move') {
    if (!/^[1-9]\d{0,14}$/.test(sound)) throw invalid();
    await bankWithin(ctx, Number(sound), 'assessment.edit', true);
  }
  return sound;
}

/** Why an act leaves a question as it is; null: it does not. */
async function obstacle(
  { scope }: ManageContext,
  row: QuestionRow,
  act: QuestionAct,
  value: string,
  named: ReadonlySet<number>,
): Promise<QuestionActRefusal | null> {
  if (row.replaced) return 'replaced';
  if (act === 'tag' && !row.tags.includes(value) && row.tags.length >= questionLimits.tags) return 'tags';
  if (act === 'retire' && named.has(row.id)) return 'named';
  const bank = act === 'move' ? Number(value) : row.bankId;
  if (act !== 'restore' && bank === row.bankId) return null;
  const ref = act === 'restore' ? refBefore(row) : row.ref;
  const taken = await scope.tx.$count(
    questions,
    scope.only(questions, and(eq(questions.bankId, bank), inArray(questions.ref, [ref]))),
  );
  return taken > 0 && (bank !== row.bankId || ref !== row.ref) ? 'taken' : null;
}

/** A retired question has given up its ref, so that a file may bring another one. */
const retiredRefOf = ({ id, ref }: QuestionRow) => `${ref}@${id}`;
const refBefore = ({ id, ref }: QuestionRow) => (ref.endsWith(`@${id}`) ? ref.slice(0, -`@${id}`.length) : ref);

/** Values that change; null: none do. */
function valuesOf(row: QuestionRow, act: QuestionAct, value: string, at: Date): Values | null {
  switch (act) {
    case 'tag':
      return row.tags.includes(value) ? null : { tags: [...row.tags, value] };
    case 'untag':
      return row.tags.includes(value) ? { tags: row.tags.filter((tag) => tag !== value) } : null;
    case 'move':
      return row.bankId === Number(value) ? null : { bankId: Number(value) };
    case 'difficulty':
      return row.difficulty === Number(value) ? null : { difficulty: Number(value) };
    case 'retire':
      return row.retiredAt === null ? { retiredAt: at, ref: retiredRefOf(row) } : null;
    case 'restore':
      return row.retiredAt === null ? null : { retiredAt: null, ref: refBefore(row) };
  }
}

/** The act that makes a question what the row says. */
function setBack(row: QuestionRow, act: QuestionAct, value: string): readonly [act: QuestionAct, value: string] {
  switch (act) {
    case 'tag':
      return ['untag', value];
    case 'untag':
      return ['tag', value];
    case 'move':
      return ['move', String(row.bankId)];
    case 'difficulty':
      return ['difficulty', String(row.difficulty)];
    case 'retire':
      return ['restore', ''];
    case 'restore':
      return ['retire', ''];
  }
}
