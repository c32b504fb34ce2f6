import { defineCall } from './call.ts';
import { markStates } from './examResult.ts';
import { pkKinds, pkOutcomes, pkStates } from './pk.choices.ts';
import { lessonPlace, questionOption, questionPicture } from './question.ts';
import { epochMs, flag, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Somebody as a battle shows them. */
const fighter = z.object({
  /** Empty for one who wants to stay unknown. */
  name: z.string(),
  /** Address of the portrait; empty for none. */
  image: z.string(),
  /** In the viewer’s language. */
  department: z.string(),
  /** Y: wants to stay unknown. */
  anonymous: flag,
});
export type PkFighter = z.output<typeof fighter>;

/** What a question has brought somebody. */
const scored = z.object({
  /** Points for it. */
  points: z.int(),
  /** Y: it was right. */
  right: flag,
});
export type PkScored = z.output<typeof scored>;

const side = z.object({
  /** Who it is. */
  who: fighter,
  /** Points so far. */
  points: z.int(),
  /** Of the questions answered so far, in their order. */
  scores: z.array(scored),
  /** Y: has accepted, or has made the challenge. */
  joined: flag,
  /** Y: has a question before them now. */
  thinking: flag,
  /** Y: every question is answered. */
  finished: flag,
});
export type PkSide = z.output<typeof side>;

const battleHead = {
  /** Battle id. */
  id: z.int(),
  /** Where it stands. */
  state: z.enum(pkStates),
  /** Name of the question bank; empty for questions of all. */
  title: z.string(),
  /** What the challenger had to say; empty for nothing. */
  words: z.string(),
  /** Questions of it. */
  total: z.int(),
  /** Points that the winner earns. */
  reward: z.int(),
  /** Y: the viewer was challenged and has not said yes or no. */
  invited: flag,
  /** The viewer’s own side. */
  own: side,
  /** Null: nobody has come yet. */
  opponent: z.nullable(side),
  /** How it ended for the viewer; null while it has not, or ended without a winner. */
  outcome: z.nullable(z.enum(pkOutcomes)),
  /** When it was begun, epoch ms. */
  createdAt: epochMs,
  /** When it ends by itself, epoch ms. */
  deadlineAt: epochMs,
  /** When it ended, epoch ms. */
  endedAt: z.nullable(epochMs),
};

/** A battle as lists show it. */
export const battleRow = z.object({ ...battleHead });
export type PkBattleRow = z.output<typeof battleRow>;

/** A question as it is asked: nothing in it tells its answer [EX-10]. */
const asked = z.object({
  /** Its id. */
  id: z.int(),
  /** Number in the battle, from 1. */
  no: z.int(),
  /** What kind it is. */
  kind: z.enum(pkKinds),
  /** Sanitised HTML. */
  stem: z.string(),
  /** In the order of this battle; empty for a judgement. */
  options: z.array(questionOption),
  /** Pictures, which can be enlarged. */
  pictures: z.array(questionPicture),
  /** When its time is over by the server’s clock, epoch ms. */
  endsAt: epochMs,
});
export type PkQuestion = z.output<typeof asked>;

/** A question that the viewer has got wrong. */
const missed = z.object({
  /** Question id. */
  id: z.int(),
  /** Number in the battle, from 1. */
  no: z.int(),
  /** Sanitised HTML. */
  stem: z.string(),
  /** Right options as sanitised HTML; of a judgement none. */
  right: z.array(z.string()),
  /** What is right of a judgement: Y for true; null for other kinds. */
  truth: z.nullable(flag),
  /** Sanitised HTML. */
  explanation: z.string(),
  /** Place in a course that teaches it. */
  lesson: z.nullable(lessonPlace),
});
export type PkMissed = z.output<typeof missed>;

const battleView = z.object({
  ...battleHead,
  /** Seconds for each question. */
  secondsEach: z.int(),
  /** Points that winning has brought the viewer; 0 for none. */
  rewarded: z.int(),
  /** Clock of the server, epoch ms. */
  now: epochMs,
  /** The question before the viewer; null where none is. */
  question: z.nullable(asked),
  /** What was missed, once the viewer’s own side is finished. */
  missed: z.array(missed),
});
export type PkBattle = z.output<typeof battleView>;

export const replyPk = defineCall({
  name: 'apiPk/reply',
  method: 'POST',
  summary: 'Accepts a challenge or declines it',
  source: ['PK-01'],
  request: z.object({
    /** Battle id. */
    id: wireId,
    /** Y: accepts. */
    accept: flag,
  }),
  response: z.object({
    /** Where the battle stands now. */
    state: z.enum(pkStates),
  }),
});

export const pkBattle = defineCall({
  name: 'apiPk/battle',
  method: 'GET',
  summary: 'A battle of the viewer as it stands, with the question before them',
  source: ['PK-01'],
  request: z.object({
    /** Battle id. */
    id: wireId,
  }),
  response: battleView,
});

export const nextPk = defineCall({
  name: 'apiPk/next',
  method: 'POST',
  summary: 'Asks the next question of a battle; its time begins now',
  source: ['PK-01', 'EX-10'],
  request: z.object({
    /** Battle id. */
    id: wireId,
  }),
  response: battleView,
});

export const answerPk = defineCall({
  name: 'apiPk/answer',
  method: 'POST',
  summary:
    'Answers the question before the viewer, once, and only then sends its key; without an option it is left out',
  source: ['PK-01', 'EX-10'],
  request: z.object({
    /** Battle id. */
    id: wireId,
    /** The question before the viewer. */
    question_id: wireId,
    /** Ids of the chosen options; of a judgement 1 for true, 0 for false. */
    choice: wireJson(z.array(z.int().check(z.gte(0), z.lte(99))).check(z.maxLength(20))),
  }),
  response: z.object({
    /** The question that was answered. */
    questionId: z.int(),
    /** Whether it was right. */
    mark: z.enum(markStates),
    /** Points for it. */
    points: z.int(),
    /** Time it took by the server’s clock, ms. */
    tookMs: z.int(),
    /** What counts as chosen. */
    choice: z.array(z.int()),
    /** Ids of right options; null where an exam keeps them secret for now. */
    key: z.nullable(z.array(z.int())),
    /** Sanitised HTML; empty where an exam keeps it secret for now. */
    explanation: z.string(),
    /** Place in a course that teaches it. */
    lesson: z.nullable(lessonPlace),
    /** What the opponent chose; null where they have not answered it. */
    theirs: z.nullable(z.array(z.int())),
    /** The battle as it stands. */
    battle: battleView,
  }),
});
export type PkAnswer = z.output<(typeof answerPk)['response']>;
