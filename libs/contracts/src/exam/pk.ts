import { defineCall } from '../call.ts';
import { markStates } from './examResult.ts';
import { pkKinds, pkOutcomes, pkStates } from './pk.choices.ts';
import { lessonPlace, questionOption, questionShows } from './question.ts';
import { epochMs, flag, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A person in a battle. */
const fighter = v.object({
  /** Name; empty for an anonymous person. */
  name: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
  /** Department, in the viewer’s language. */
  department: v.string(),
  /** Y: the person is anonymous. */
  anonymous: flag,
});
export type PkFighter = v.InferOutput<typeof fighter>;

/** Score of an answered question. */
const scored = v.object({
  /** Points for the answer. */
  points: v.int(),
  /** Y: the answer was right. */
  right: flag,
});
export type PkScored = v.InferOutput<typeof scored>;

const side = v.object({
  /** The person. */
  who: fighter,
  /** Points so far. */
  points: v.int(),
  /** Scores of the answered questions, in order. */
  scores: v.array(scored),
  /** Y: the person has accepted, or made the challenge. */
  joined: flag,
  /** Y: the person has an open question. */
  thinking: flag,
  /** Y: all questions are answered. */
  finished: flag,
});
export type PkSide = v.InferOutput<typeof side>;

const battleHead = {
  /** Battle id. */
  id: v.int(),
  /** State of the battle. */
  state: v.picklist(pkStates),
  /** Name of the question bank; empty for all banks. */
  title: v.string(),
  /** Message of the challenger; may be empty. */
  words: v.string(),
  /** Number of questions. */
  total: v.int(),
  /** Points for the winner. */
  reward: v.int(),
  /** Y: the viewer was challenged and has not answered. */
  invited: flag,
  /** Side of the viewer. */
  own: side,
  /** Null while there is none. */
  opponent: v.nullable(side),
  /** Outcome for the viewer; null while it lasts, or when it ended without a winner. */
  outcome: v.nullable(v.picklist(pkOutcomes)),
  /** Time of the challenge, epoch ms. */
  createdAt: epochMs,
  /** Time of the automatic end, epoch ms. */
  deadlineAt: epochMs,
  /** Time of the end, epoch ms; null before it. */
  endedAt: v.nullable(epochMs),
};

/** A battle in a list. */
export const battleRow = v.object({ ...battleHead });
export type PkBattleRow = v.InferOutput<typeof battleRow>;

/** A question without its key [EX-10]. */
const asked = v.object({
  /** Question id. */
  id: v.int(),
  /** Number in the battle, from 1. */
  no: v.int(),
  /** Kind of the question. */
  kind: v.picklist(pkKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  /** In the order of this battle; empty for a judgement. */
  options: v.array(questionOption),
  ...questionShows,
  /** End of its time by the server’s clock, epoch ms. */
  endsAt: epochMs,
});
export type PkQuestion = v.InferOutput<typeof asked>;

/** A question that the viewer answered wrongly. */
const missed = v.object({
  /** Question id. */
  id: v.int(),
  /** Number in the battle, from 1. */
  no: v.int(),
  /** Sanitised HTML. */
  stem: v.string(),
  /** Right options as sanitised HTML; none for a judgement. */
  right: v.array(v.string()),
  /** Right answer to a judgement: Y for true; null for other kinds. */
  truth: v.nullable(flag),
  /** Sanitised HTML. */
  explanation: v.string(),
  /** Passage of a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type PkMissed = v.InferOutput<typeof missed>;

const battleView = v.object({
  ...battleHead,
  /** Seconds for each question. */
  secondsEach: v.int(),
  /** Points earned by the viewer for winning; 0 for none. */
  rewarded: v.int(),
  /** Clock of the server, epoch ms. */
  now: epochMs,
  /** The viewer's open question; null for none. */
  question: v.nullable(asked),
  /** The viewer's missed questions, once their side is finished. */
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
    /** The viewer's open question. */
    question_id: wireId,
    /** Ids of the chosen options; for a judgement 1 is true, 0 false. */
    choice: wireJson(v.pipe(v.array(v.pipe(v.int(), v.minValue(0), v.maxValue(99))), v.maxLength(20))),
  }),
  response: v.object({
    /** The answered question. */
    questionId: v.int(),
    /** Mark of the answer. */
    mark: v.picklist(markStates),
    /** Points for the answer. */
    points: v.int(),
    /** Response time by the server’s clock, ms. */
    tookMs: v.int(),
    /** The counted choice. */
    choice: v.array(v.int()),
    /** Ids of right options; null while an exam keeps them secret. */
    key: v.nullable(v.array(v.int())),
    /** Sanitised HTML; empty while an exam keeps it secret. */
    explanation: v.string(),
    /** Passage of a course that teaches it. */
    lesson: v.nullable(lessonPlace),
    /** Choice of the opponent; null when they have not answered it. */
    theirs: v.nullable(v.array(v.int())),
    /** The battle after the answer. */
    battle: battleView,
  }),
});
export type PkAnswer = v.InferOutput<(typeof answerPk)['response']>;
