import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { questionFaults, type saveQuestion, type WrittenQuestion } from '@banyan/contracts/exam';
import { eq, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import { Refusal } from '../../../http/refusal.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { safeQuestion } from '../import/html.ts';
import { questions } from '../question.schema.ts';
import { questionsBeingSat } from '../secretQuestions.ts';
import { addVersions, touchBanks, type QuestionContent, type QuestionRow } from '../versions.ts';
import { writtenOf } from './detail.service.ts';
import { stemOf } from './questions.service.ts';
import { bankWithin, questionsToChange } from './within.ts';

type Input = CallInput<typeof saveQuestion>;
type Answer = CallOutput<typeof saveQuestion>;

/**
 * Adds a question, its next version, or changes where it is filed: tags, difficulty and lesson change in place, so that
 * its results stay with it.
 */
export async function save(ctx: ManageContext, input: Input): Promise<Answer> {
  const { now, scope, viewer } = ctx;
  const former = input.id === 0 ? null : await questionInUse(ctx, input.id);
  // The outcome would tell whether a key that was guessed is right.
  if (former !== null && (await questionsBeingSat(ctx)).includes(former.id))
    throw new Refusal(ErrorCode.conflict, { reason: 'the author sits it', data: { reason: 'sitting' } });
  const bankId = former?.bankId ?? input.bank;
  await bankWithin(ctx, bankId, 'assessment.edit', true);
  const say = localiser((await loadEnterprise(scope)).languages);
  const written = cleaned(input.question);
  if (former !== null && former.kind !== written.kind) throw refused({ kind: 'other' });
  const faults = questionFaults(written);
  if (Object.keys(faults).length > 0) throw refused(faults);
  const ref = former?.ref ?? randomUUID();
  const content: QuestionContent = {
    ...contentOf(written, say),
    ...scope.row(questions, { bankId, ref }),
    pictures: former?.pictures ?? [],
    materials: former?.materials ?? [],
  };
  if (former !== null && isDeepStrictEqual(writtenOf(former), written)) return { id: former.id, outcome: 'same' };
  const asked = (one: WrittenQuestion) => ({ ...one, difficulty: 2, tags: [], lesson: null });
  const isFiled = former !== null && isDeepStrictEqual(asked(writtenOf(former)), asked(written));
  const at = new Date(now());
  let id = former?.id ?? 0;
  if (isFiled) {
    const values = { difficulty: content.difficulty, tags: content.tags, lesson: content.lesson };
    await scope.tx
      .update(questions)
      .set({ ...values, changedAt: at, changedBy: viewer.userId })
      .where(scope.only(questions, eq(questions.id, id)));
    await touchBanks(scope, [bankId], at);
  } else {
    const by = { by: viewer.userId, now: now() };
    id = (await addVersions(scope, [content], former === null ? [] : [former], by)).get(ref) ?? 0;
  }
  ctx.changed({
    ...{ type: 'question', id, name: stemOf(ctx, content) },
    changes: changesOf(former, content),
  });
  return { id, outcome: former === null ? 'added' : isFiled ? 'filed' : 'version' };
}

const refused = (fields: Readonly<Record<string, string>>) =>
  new Refusal(ErrorCode.fieldsRefused, { data: { fields } });

/** A current question, locked. Throws Refusal `conflict` with the version that took its place. */
async function questionInUse(ctx: ManageContext, id: number): Promise<QuestionRow> {
  const { scope } = ctx;
  const row = (await questionsToChange(ctx, [id], 'assessment.edit')).get(id);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (!row.replaced) return row;
  const origin = row.originId ?? row.id;
  const [current] = await scope.tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      scope.only(
        questions,
        or(eq(questions.id, origin), eq(questions.originId, origin)),
        eq(questions.replaced, false),
      ),
    );
  throw new Refusal(ErrorCode.conflict, { data: { id: current?.id ?? 0 } });
}

type Words = WrittenQuestion['stem'];
const wordsOf = ({ en = '', zh_cn: zh }: Words, clean: (html: string) => string): Words => {
  const english = clean(en);
  return { zh_cn: clean(zh), ...(english === '' ? {} : { en: english }) };
};
const lists = (all: readonly string[]) => [...new Set(all.map((one) => one.trim()).filter((one) => one !== ''))];

/** The question without markup that runs or loads, and without parts that its kind has no use for. */
function cleaned(question: WrittenQuestion): WrittenQuestion {
  const { choice, explanation, gaps, keywords, kind, numbers, options, sample, stem, tags } = question;
  const isChoice = kind === 'single' || kind === 'multiple';
  return {
    ...question,
    tags: lists(tags),
    stem: wordsOf(stem, safeQuestion),
    explanation: wordsOf(explanation, safeQuestion),
    options: isChoice ? options.map((one) => wordsOf(one, safeQuestion)) : [],
    choice: isChoice || kind === 'judgement' ? [...new Set(choice)].sort((a, b) => a - b) : [],
    gaps: kind === 'fill' ? gaps.map(lists) : [],
    numbers: kind === 'fill' && numbers,
    sample: kind === 'short' && sample !== null ? wordsOf(sample, (text) => text.trim()) : null,
    keywords: kind === 'short' ? lists(keywords) : [],
  };
}

function contentOf(
  written: WrittenQuestion,
  say: Localise,
): Omit<QuestionContent, 'bankId' | 'eid' | 'materials' | 'pictures' | 'ref'> {
  const { choice, difficulty, explanation, gaps, keywords, kind, lesson, numbers, options, sample, stem } = written;
  const text = ({ en, zh_cn: zh }: Words) => say(en === undefined ? { zh } : { zh, en });
  return {
    ...{ kind, difficulty, lesson, tags: written.tags, takesFiles: written.takesFiles },
    ...{ stem: text(stem), explanation: text(explanation), options: options.map(text), gaps: gaps.length },
    key: {
      ...{ choice, gaps, keywords, sample: sample === null ? null : text(sample) },
      ...(numbers ? { numbers: true as const } : {}),
    },
  };
}

/** Changes of a save, without the key: it is no business of readers of the log. */
function changesOf(former: QuestionRow | null, content: QuestionContent) {
  const shown = (
    row: Pick<QuestionContent, 'difficulty' | 'explanation' | 'key' | 'lesson' | 'options' | 'stem' | 'tags'>,
  ) => ({
    ...{ stem: row.stem.zh_cn, options: row.options, explanation: row.explanation.zh_cn, key: row.key },
    ...{ difficulty: row.difficulty, tags: row.tags.join(', '), lesson: row.lesson },
  });
  return changedFields(
    former === null ? {} : shown(former),
    shown(content),
    new Set(['options', 'key', 'explanation', 'lesson']),
  );
}
