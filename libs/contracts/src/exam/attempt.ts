import { defineCall } from '../call.ts';
import { handInReasons, questionKinds } from './exam.choices.ts';
import { questionOption, questionPicture } from './question.ts';
import { epochMs, flag, listedId, listedRevision, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Characters of a short answer. */
export const longestShortAnswer = 5000;
/** Characters of what is filled into one gap. */
export const longestGap = 200;
/** Answers sent at once: those of the longest paper. */
const answersPerCall = 500;
/** Characters of a problem report are fewer than this [EX-09]. */
export const feedbackLimit = 500;

/** Random name of a browser window, so that an attempt is answered in one at a time. */
const windowName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** The answer. Fields that the kind of question has no use for stay empty. */
export const answerValue = v.object({
  /** Ids of the chosen options; of a judgement 1 for true, 0 for false. */
  choice: v.pipe(v.array(v.pipe(v.int(), v.minValue(0), v.maxValue(99))), v.maxLength(20)),
  /** One text for each gap. */
  gaps: v.pipe(v.array(text(longestGap)), v.maxLength(20)),
  /** A short answer. */
  text: text(longestShortAnswer),
  /** Ids of uploads of kind `examAttachment` [EX-02]. */
  files: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))), v.maxLength(3)),
});
export type AnswerValue = v.InferOutput<typeof answerValue>;

/** Whether a question counts as answered: something was chosen, filled in, written or attached. */
export function isAnswered({ choice, gaps, text: written, files }: AnswerValue): boolean {
  return choice.length > 0 || files.length > 0 || written.trim() !== '' || gaps.some((gap) => gap.trim() !== '');
}

/** An answer as it is sent: revisions of a question rise, and only a higher one is taken [EX-03]. */
export const sentAnswer = v.object({
  /** Question id. */
  questionId: listedId,
  /** Rises by one with each change on any device. */
  revision: listedRevision,
  /** The answer. */
  value: answerValue,
  /** Marked to come back to. */
  flagged: v.boolean(),
});
export type SentAnswer = v.InferOutput<typeof sentAnswer>;

/** What the server has of an answer. */
const keptAnswer = v.object({
  /** Question id. */
  questionId: v.pipe(v.int(), v.minValue(1)),
  /** Revision that arrived last. */
  revision: v.pipe(v.int(), v.minValue(1)),
  /** The answer. */
  value: answerValue,
  /** Marked to come back to. */
  flagged: v.boolean(),
  /** When it arrived, epoch ms. */
  savedAt: epochMs,
});
export type KeptAnswer = v.InferOutput<typeof keptAnswer>;

const answers = wireJson(v.pipe(v.array(sentAnswer), v.maxLength(answersPerCall)), 128 * 1024);

/** State of an attempt; with every answer of the server, so that clocks and limits are its own. */
const standing = v.object({
  /** Whether answers are still taken. */
  state: v.picklist(['open', 'handed_in']),
  /** Answers are taken from this window. False: another one has it, see `takeOver`. */
  held: v.boolean(),
  /** The paper is handed in by itself at this moment, epoch ms. */
  deadlineAt: epochMs,
  /** Clock of the server, epoch ms. */
  now: epochMs,
  /** Screen switches counted so far [EX-06]. */
  switches: v.int(),
  /** Failed and missed face checks so far [EX-06]. */
  faceFailures: v.int(),
  /** When the next face check is due, epoch ms; null: none is [EX-06]. */
  faceDueAt: v.nullable(epochMs),
});
export type AttemptStanding = v.InferOutput<typeof standing>;

/** Proof of what was handed in [EX-04]. */
export const receipt = v.object({
  /** Number of the receipt: `EX-20251120-3367`. */
  number: v.string(),
  /** When it was handed in, epoch ms. */
  handedInAt: epochMs,
  /** Reason for the end of the attempt. */
  reason: v.picklist(handInReasons),
  /** Questions answered and arrived. */
  answered: v.int(),
  /** Questions of the paper. */
  total: v.int(),
  /** First 12 hexadecimal digits of the SHA-256 of all answers that arrived. */
  checksum: v.string(),
});
export type Receipt = v.InferOutput<typeof receipt>;

export const startAttempt = defineCall({
  name: 'apiExamnew/start',
  method: 'POST',
  summary: 'Begins an attempt, or goes on with the one that is open',
  source: ['EX-01', 'EX-05', 'EX-06', 'EX-07'],
  request: v.object({
    /** Exam id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** N: no camera is there for the face check; the exam’s rule decides then [EX-06]. */
    camera: v.optional(flag),
  }),
  response: v.object({
    /** Attempt id. */
    id: v.int(),
    /** It was open before. */
    resumed: v.boolean(),
  }),
});

/** A question as it is asked: nothing in it tells its answer [EX-10]. */
const paperQuestion = v.object({
  /** Id of the row. */
  id: v.int(),
  /** Number on the paper, from 1. */
  no: v.int(),
  /** Sanitised HTML. */
  stem: v.string(),
  /** In the order of this attempt; empty where there is nothing to choose. */
  options: v.array(questionOption),
  /** Gaps to fill in. */
  gaps: v.int(),
  /** Pictures, which can be enlarged. */
  pictures: v.array(questionPicture),
});
export type PaperQuestion = v.InferOutput<typeof paperQuestion>;

/** Questions of one kind that score alike. */
const paperPart = v.object({
  /** Its kind. */
  kind: v.picklist(questionKinds),
  /** Hundredths for each question. */
  scoreEach: v.int(),
  /** Hundredths for a choice that is right and not whole; 0: none. */
  scorePartial: v.int(),
  /** In the order of this attempt. */
  questions: v.array(paperQuestion),
});
export type PaperPart = v.InferOutput<typeof paperPart>;

export const examPaper = defineCall({
  name: 'apiExamnew/paper',
  method: 'GET',
  summary:
    'The open attempt of an exam: its questions without their keys, and the answers that have arrived. Where nothing was heard of the window that has it for three minutes, this one has it from now on',
  source: ['EX-02', 'EX-03', 'EX-05', 'EX-10', 'HT-03'],
  protection: 'encrypted',
  request: v.object({
    /** Exam id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
  }),
  response: v.object({
    /** Attempt id. */
    attemptId: v.int(),
    /** Exam id. */
    examId: v.int(),
    /** Title in the viewer’s language. */
    title: v.string(),
    /** Hundredths. */
    fullScore: v.int(),
    /** Hundredths that pass. */
    passScore: v.int(),
    /** When it was begun, epoch ms. */
    startedAt: epochMs,
    /** Null: not counted. */
    switchLimit: v.nullable(v.int()),
    /** Null: no face check. */
    faceLimit: v.nullable(v.int()),
    /** A face check is not asked for where no camera is there. */
    faceWithoutCamera: v.boolean(),
    /** Parts in the order of the paper. */
    parts: v.array(paperPart),
    /** What has arrived so far. */
    answers: v.array(keptAnswer),
    /** Names and sizes of the attachments in them; without it a page knows the names of its own uploads alone. */
    files: v.optional(
      v.array(
        v.object({
          /** Id of the upload. */
          id: v.string(),
          /** Name in the viewer’s language. */
          name: v.string(),
          /** Bytes. */
          size: v.int(),
        }),
      ),
    ),
    /** State of the attempt now. */
    standing,
  }),
});
export type ExamPaper = v.InferOutput<(typeof examPaper)['response']>;

/** What the server has of answers that were sent. */
const acknowledged = v.array(
  v.object({
    /** Question id. */
    questionId: v.int(),
    /** Revision that the server has. */
    revision: v.int(),
    /** When it arrived at the server, epoch ms. */
    savedAt: epochMs,
  }),
);

export const saveAnswers = defineCall({
  name: 'apiExamnew/save',
  method: 'POST',
  summary: 'Keeps answers; older revisions than what has arrived change nothing',
  source: ['EX-03', 'EX-05', 'EX-06'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** Answers of this window, those that have not arrived yet. */
    answers,
  }),
  response: v.object({
    /** One for each answer sent: the revision that the server now has. */
    kept: acknowledged,
    /** State of the attempt now. */
    standing,
    /** Once it is handed in. */
    receipt: v.nullable(receipt),
  }),
});

export const takeAttempt = defineCall({
  name: 'apiExamnew/takeOver',
  method: 'POST',
  summary:
    'Lets this window answer; the one that did so before is told with its next call. Refused with `attemptElsewhere` where another one than `from` has it',
  source: ['EX-03'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** The window that is gone: taken over from it alone. Without it, from whichever has the attempt. */
    from: v.optional(windowName),
  }),
  response: v.object({
    /** Answers of this window, those that have not arrived yet. */
    answers: v.array(keptAnswer),
    /** State of the attempt now. */
    standing,
  }),
});

export const reportSwitch = defineCall({
  name: 'apiExamnew/switch',
  method: 'POST',
  summary: 'Counts one leaving of the exam’s window; above the limit the paper is handed in',
  source: ['EX-06'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** Rises with each leaving of this window: one that is told twice counts once. */
    no: v.pipe(wireInt, v.minValue(1), v.maxValue(100_000)),
    /** How long it lasted, whole seconds. */
    seconds: v.pipe(wireInt, v.minValue(0), v.maxValue(86_400)),
  }),
  response: v.object({
    /** State of the attempt now. */
    standing,
    /** Proof of the hand-in; null while the attempt is open. */
    receipt: v.nullable(receipt),
  }),
});

export const reportNoCamera = defineCall({
  name: 'apiExamnew/noCamera',
  method: 'POST',
  // Said again it is the same.
  idempotent: false,
  summary:
    'Says that no camera is there for the face check that is due; the exam’s rule decides. Refused with `examClosed`',
  source: ['EX-06'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
  }),
  response: v.object({
    /** State of the attempt now. */
    standing,
  }),
});

export const handInAttempt = defineCall({
  name: 'apiExamnew/handIn',
  method: 'POST',
  summary: 'Keeps the last answers and hands the paper in; repeated, it answers the same receipt',
  source: ['EX-03', 'EX-04', 'EX-06'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** Answers of this window, those that have not arrived yet. */
    answers,
    /** Why now. */
    reason: v.picklist(handInReasons),
  }),
  response: v.object({
    /** The answers sent that the server has, each by its revision there; what came too late is not among them. */
    kept: acknowledged,
    /** Proof of the hand-in; null while the attempt is open. */
    receipt,
  }),
});

export const reportQuestion = defineCall({
  name: 'apiExamnew/feedback',
  method: 'POST',
  summary: 'Tells of a problem with a question',
  source: ['EX-09'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** Question id. */
    questionId: wireId,
    /** 1–499 characters. */
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(feedbackLimit - 1)),
  }),
  response: v.object({
    /** It reached the review desk. */
    /** Y: it reached the review desk. */
    received: flag,
  }),
});
