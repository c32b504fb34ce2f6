import { v } from '@banyan/contracts';
import {
  branchFaults,
  itemTypes,
  mostItems,
  questionnaireKinds,
  questionnaireLimits,
  resultRules,
  type BranchFault,
  type Jump,
  type QuestionnaireDraftRule,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { forWhom } from '../../../import/audience.shape.ts';
import { called, day, whole, words, yes } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { chosenTypes, itemFaults } from '../itemRules.ts';
import { questionnaires, questionnaireSheets, questionnaireTakers, type StoredItem } from '../questionnaire.schema.ts';

const list = v.pipe(v.array(words(100)), v.minLength(1), v.maxLength(60));

/** A jump: from an option, by its place from 1, or a range of numbers; with neither from every other answer. */
const jump = v.strictObject({
  option: v.optional(whole(1, questionnaireLimits.options)),
  from: v.optional(whole(-1000, 1000)),
  to: v.optional(whole(-1000, 1000)),
  /** Id of a later question, or `end`. */
  go: v.pipe(v.string(), v.maxLength(32)),
});

/** A question. */
const item = v.strictObject({
  /** Its key within the questionnaire, so that answers stay with it when its text changes. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/, 'Write letters and digits alone, 32 at most.')),
  type: v.picklist(itemTypes),
  title: words(300),
  hint: v.optional(words(100)),
  required: yes(true),
  /** Fewest and most choices or pictures, or the lowest and highest score. */
  min: v.optional(whole(-1000, 1000)),
  max: v.optional(whole(-1000, 1000)),
  options: v.optional(list),
  gaps: v.optional(v.pipe(list, v.maxLength(20))),
  /** Meaning of the two ends of a scale. */
  low: v.optional(words(40)),
  high: v.optional(words(40)),
  /** Jumps over later questions; the first that an answer fits counts. */
  jumps: v.optional(v.pipe(v.array(jump), v.minLength(1), v.maxLength(questionnaireLimits.jumps))),
});
type WrittenItem = v.InferOutput<typeof item>;

/** A questionnaire or vote in a file. */
const questionnaire = v.strictObject({
  title: words(100),
  kind: v.optional(v.picklist(questionnaireKinds), 'questionnaire'),
  introduction: v.optional(words(1000)),
  /** The caller. */
  owner: words(60),
  /** Account of the person who reads named answers. */
  author: v.optional(called),
  ...forWhom,
  opens: day,
  closes: day,
  /** Nobody ever learns the author of an answer. */
  anonymous: yes(false),
  /** Each person answers once. */
  once: yes(true),
  /** Typical duration. */
  minutes: whole(1, 240),
  /** Time from which learners see the results. */
  results: v.optional(v.picklist(resultRules), 'never'),
  questions: v.pipe(v.array(item), v.minLength(1), v.maxLength(mostItems)),
});

/** Words for a rule that a question breaks. */
const wrongs: Readonly<Partial<Record<QuestionnaireDraftRule, readonly [wrong: string, right: string]>>> = {
  fewOptions: ['There is nothing to choose from.', 'Give two "options" or more.'],
  noGaps: ['"gaps" and the type "fills" go together.', 'Write both, or neither.'],
  range: ['"max" is less than "min".', 'Let it be more.'],
  fewest: ['There are fewer options.', 'Ask for fewer.'],
  tooMany: ['A questionnaire takes one to three pictures.', 'Ask for so many.'],
};

/** Records values of a question that do not fit its type. */
function checkItem(at: Bringing, { gaps = [], id, max, min, options = [], type }: WrittenItem, path: YamlPath): void {
  const say = (name: string, wrong: string, right: string) => at.fault([...path, name], `"${id}": ${wrong}`, right);
  for (const { field, rule } of itemFaults({ type, options, gaps, min: min ?? null, max: max ?? null }))
    say(field, ...(wrongs[rule] ?? ['It breaks a rule.', 'Mend it.']));
  if (options.length > 0 && !chosenTypes.has(type) && type !== 'score')
    say('options', `The type "${type}" has no options.`, 'Remove them.');
}

function storedItem(
  { gaps = [], high, hint, jumps = [], low, max, min, options = [], title, ...rest }: WrittenItem,
  { localise }: Bringing,
): StoredItem {
  return {
    ...rest,
    title: localise(title),
    ...(hint === undefined ? {} : { hint: localise(hint) }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(low === undefined ? {} : { low: localise(low) }),
    ...(high === undefined ? {} : { high: localise(high) }),
    options: options.map(localise),
    gaps: gaps.map(localise),
    ...(jumps.length === 0 ? {} : { jumps: jumps.map(storedJump) }),
  };
}

function storedJump({ from, go, option, to }: v.InferOutput<typeof jump>): Jump {
  if (option !== undefined) return { from: option - 1, to: option - 1, go };
  return { from: from ?? to ?? null, to: to ?? from ?? null, go };
}

/** Words for a fault of the branching. */
const branchWrongs: Readonly<Record<BranchFault['rule'], readonly [wrong: string, right: string]>> = {
  backwards: ['It jumps back: a circle.', 'Name a later question.'],
  goneAim: ['It jumps to a question that is not there.', 'Name a later one by its "id", or "end".'],
  unreachable: ['No answer leads to it.', 'Change the jumps before it.'],
  noJumps: ['Nothing jumps from this type.', 'Remove its "jumps".'],
  emptyRange: ['No answer is in the range of a jump.', 'Give numbers that can be answered.'],
};

/** Questionnaires and votes: `npm run import -- questionnaires questionnaires.yaml --eid 1001`. */
export const questionnairesKind = listKind({
  name: 'questionnaires',
  about: 'Adds questionnaires and votes, or changes them until somebody has answered.',
  list: 'questionnaires',
  entry: questionnaire,
  table: questionnaires,
  title: questionnaires.title,
  titleOf: ({ title }) => title,
  async thing(at, written, { path }) {
    const seen = new Set<string>();
    for (const [index, one] of written.questions.entries()) {
      const here = [...path, 'questions', index];
      if (seen.has(one.id)) at.fault([...here, 'id'], `"${one.id}" stands here twice.`, 'Give each its own.');
      seen.add(one.id);
      checkItem(at, one, here);
    }
    const items = written.questions.map((one) => storedItem(one, at));
    const branching = items.map((one) => ({ ...one, options: one.options ?? [], jumps: one.jumps ?? [] }));
    for (const { id, rule } of branchFaults(branching)) {
      const [wrong, right] = branchWrongs[rule];
      at.fault([...path, 'questions', items.findIndex((one) => one.id === id)], `"${id}": ${wrong}`, right);
    }
    const [opensAt, closesAt] = at.period(path, ['opens', written.opens], ['closes', written.closes]);
    const { anonymous, kind, minutes, once, results } = written;
    return {
      row: {
        ...{ kind, anonymous, once, minutes, results, opensAt, closesAt },
        title: at.localise(written.title),
        introduction: at.localise(written.introduction ?? { zh: '' }),
        owner: at.localise(written.owner),
        authorId: written.author === undefined ? null : await at.account([...path, 'author'], written.author),
        audienceId: await at.audience(path, written),
        items,
      },
    };
  },
  async held({ scope }, { id }) {
    const of = <Table extends typeof questionnaireSheets | typeof questionnaireTakers>(table: Table) =>
      scope.tx.$count(table, scope.only(table, eq(table.questionnaireId, id)));
    return (await of(questionnaireSheets)) + (await of(questionnaireTakers)) > 0 ? 'People have answered it.' : null;
  },
});
