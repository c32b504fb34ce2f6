import { defineCall } from '../call.ts';
import { markStates } from './examResult.ts';
import { pkKinds, pkOutcomes, pkStates } from './pk.choices.ts';
import { lessonPlace, questionOption, questionPicture } from './question.ts';
import { epochMs, flag, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Somebody as a battle shows them. */
const fighter = v.object({
  /** Empty for one who wants to stay unknown. */
  name: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
  /** In the viewer’s language. */
  department: v.string(),
  /** Y: wants to stay unknown. */
  anonymous: flag,
});
export type PkFighter = v.InferOutput<typeof fighter>;

/** What a question has brought somebody. */
const scored = v.object({
  /** Points for it. */
  points: v.int(),
  /** Y: it was right. */
  right: flag,
});
export type PkScored = v.InferOutput<typeof scored>;

const side = v.object({
  /** Who it is. */
  who: fighter,
  /** Points so far. */
  points: v.int(),
  /** Of the questions answered so far, in their order. */
  scores: v.array(scored),
  /** Y: has accepted, or has made the challenge. */
  joined: flag,
  /** Y: has a question before them now. */
  thinking: flag,
  /** Y: every question is answered. */
  finished: flag,
});
export type PkSide = v.InferOutput<typeof side>;

const battleHead = {
  /** Battle id. */
  id: v.int(),
  /** Its state. */
  state: v.picklist(pkStates),
  /** Name of the question bank; empty for questions of all. */
  title: v.string(),
  /** What the challenger had to say; empty for nothing. */
  words: v.string(),
  /** Questions of it. */
  total: v.int(),
  /** Points that the winner earns. */
  reward: v.int(),
  /** Y: the viewer was challenged and has not said yes or no. */
  invited: flag,
  /** The viewer’s own side. */
  own: side,
  /** Null: nobody has come yet. */
  opponent: v.nullable(side),
  /** How it ended for the viewer; null while it has not, or ended without a winner. */
  outcome: v.nullable(v.picklist(pkOutcomes)),
  /** When it was begun, epoch ms. */
  createdAt: epochMs,
  /** When it ends by itself, epoch ms. */
  deadlineAt: epochMs,
  /** When it ended, epoch ms. */
  endedAt: v.nullable(epochMs),
};

/** A battle as lists show it. */
export const battleRow = v.object({ ...battleHead });
export type PkBattleRow = v.InferOutput<typeof battleRow>;

/** A question as it is asked: nothing in it tells its answer [EX-10]. */
const asked = v.object({
  /** Its id. */
  id: v.int(),
  /** Number in the battle, from 1. */
  no: v.int(),
  /** Its kind. */
  kind: v.picklist(pkKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  /** In the order of this battle; empty for a judgement. */
  options: v.array(questionOption),
  /** Pictures, which can be enlarged. */
  pictures: v.array(questionPicture),
  /** When its time is over by the server’s clock, epoch ms. */
  endsAt: epochMs,
});
export type PkQuestion = v.InferOutput<typeof asked>;

/** A question that the viewer has got wrong. */
const missed = v.object({
  /** Question id. */
  id: v.int(),
  /** Number in the battle, from 1. */
  no: v.int(),
  /** Sanitised HTML. */
  stem: v.string(),
  /** Right options as sanitised HTML; of a judgement none. */
  right: v.array(v.string()),
  /** What is right of a judgement: Y for true; null for other kinds. */
  truth: v.nullable(flag),
  /** Sanitised HTML. */
  explanation: v.string(),
  /** Place in a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type PkMissed = v.InferOutput<typeof missed>;

const battleView = v.object({
  ...battleHead,
  /** Seconds for each question. */
  secondsEach: v.int(),
  /** Points that winning has brought the viewer; 0 for none. */
  rewarded: v.int(),
  /** Clock of the server, epoch ms. */
  now: epochMs,
  /** The question before the viewer; null where none is. */
  question: v.nullable(asked),
  /** What was missed, once the viewer’s own side is finished. */
  missed: v.array(missed),
});
export type PkBattle = v.InferOutput<typeof battleView>;

export const replyPk = defineCall({
  name: 'apiPk/reply',
  method: 'POST',
  summary: 'Accepts a challenge or declines it',
  source: ['PK-01'],
  request: v.object({
    /** Battle id. */
    id: wireId,
    /** Y: accepts. */
    accept: flag,
  }),
  response: v.object({
    /** State of the battle now. */
    state: v.picklist(pkStates),
  }),
});

export const pkBattle = defineCall({
  name: 'apiPk/battle',
  method: 'GET',
  summary: 'A battle of the viewer as it stands, with the question before them',
  source: ['PK-01'],
  request: v.object({
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
  request: v.object({
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
  request: v.object({
    /** Battle id. */
    id: wireId,
    /** The question before the viewer. */
    question_id: wireId,
    /** Ids of the chosen options; of a judgement 1 for true, 0 for false. */
    choice: wireJson(v.pipe(v.array(v.pipe(v.int(), v.minValue(0), v.maxValue(99))), v.maxLength(20))),
  }),
  response: v.object({
    /** The question that was answered. */
    questionId: v.int(),
    /** Whether it was right. */
    mark: v.picklist(markStates),
    /** Points for it. */
    points: v.int(),
    /** Time it took by the server’s clock, ms. */
    tookMs: v.int(),
    /** What counts as chosen. */
    choice: v.array(v.int()),
    /** Ids of right options; null where an exam keeps them secret for now. */
    key: v.nullable(v.array(v.int())),
    /** Sanitised HTML; empty where an exam keeps it secret for now. */
    explanation: v.string(),
    /** Place in a course that teaches it. */
    lesson: v.nullable(lessonPlace),
    /** What the opponent chose; null where they have not answered it. */
    theirs: v.nullable(v.array(v.int())),
    /** The battle as it stands. */
    battle: battleView,
  }),
});
export type PkAnswer = v.InferOutput<(typeof answerPk)['response']>;
