import { v } from '@banyan/contracts';
import { sparringKinds } from '@banyan/contracts/talent';
import type { Localise } from '../../../db/seed/localiser.ts';
import { whole, words } from '../../../import/shape.ts';
import type { Script } from '../../../ports/sparringScript.ts';

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'Write letters and digits alone.'));
const said = words(600);
const lines = v.pipe(v.array(said), v.minLength(1), v.maxLength(20));
const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** A possible meaning of the learner's words. */
const intent = v.strictObject({
  key,
  criterion: key,
  points: whole(-100, 100),
  /** Its effect on the partner's mood. */
  mood: whole(-10, 10),
  /** Any of these; words joined by a plus must all occur. */
  words: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
    v.minLength(1),
    v.maxLength(200),
  ),
  unless: v.optional(v.pipe(v.array(word), v.maxLength(100))),
  why: said,
  tip: v.optional(said),
  calm: v.optional(lines),
  tense: v.optional(lines),
});

/** A situation to practise in, in a file. */
export const scenario = v.strictObject({
  title: words(60),
  kind: v.picklist(sparringKinds),
  about: words(600),
  goal: words(300),
  /** Name of the partner. */
  partner: words(60),
  /** Roles of the learner, each with the partner's first line. */
  roles: v.pipe(v.array(v.strictObject({ name: words(60), opening: said })), v.minLength(1), v.maxLength(6)),
  /** Lines of the learner, in practice and in an assessment. */
  turns: whole(1, 50),
  assess_turns: whole(1, 50),
  pass: whole(1, 100),
  attempts: whole(1, 100),
  /** Initial mood of the partner. */
  mood: whole(-5, 5),
  criteria: v.pipe(
    v.array(v.strictObject({ key, title: words(60), most: whole(1, 100), base: v.optional(whole(0, 100), 0) })),
    v.minLength(1),
    v.maxLength(10),
  ),
  intents: v.pipe(v.array(intent), v.minLength(1), v.maxLength(60)),
  /** Topics that the partner raises, until one of its intents was met. */
  topics: v.pipe(
    v.array(v.strictObject({ settled_by: v.pipe(v.array(key), v.minLength(1)), asks: lines })),
    v.minLength(1),
    v.maxLength(20),
  ),
  unclear: lines,
  unclear_tense: lines,
  repeated: lines,
  agreed: said,
  broken: said,
  time_up: said,
});
export type WrittenScenario = v.InferOutput<typeof scenario>;

const listOf = (text: string) => text.split('+').map((one) => one.trim());

/** Behaviour of the partner, in its stored form. */
export function scriptOf(written: WrittenScenario, say: Localise): Script {
  const all = (texts: readonly Parameters<Localise>[0][]) => texts.map((text) => say(text));
  return {
    mood: written.mood,
    openings: written.roles.map(({ opening }) => say(opening)),
    criteria: written.criteria.map((one) => ({ ...one, title: say(one.title) })),
    intents: written.intents.map(({ calm, tense, tip, unless, why, words: any, ...rest }) => ({
      ...rest,
      any: any.map(listOf),
      why: say(why),
      ...(unless === undefined ? {} : { unless }),
      ...(tip === undefined ? {} : { tip: say(tip) }),
      ...(calm === undefined ? {} : { calm: all(calm) }),
      ...(tense === undefined ? {} : { tense: all(tense) }),
    })),
    topics: written.topics.map(({ asks, settled_by }) => ({ settledBy: settled_by, asks: all(asks) })),
    unclear: all(written.unclear),
    unclearTense: all(written.unclear_tense),
    repeated: all(written.repeated),
    agreed: say(written.agreed),
    broken: say(written.broken),
    timeUp: say(written.time_up),
  };
}
