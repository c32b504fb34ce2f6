import { defineCall } from './call.ts';
import { handInReasons, questionKinds } from './exam.choices.ts';
import { questionOption, questionPicture } from './question.ts';
import { epochMs, flag, listedId, listedRevision, text, wireId, wireInt, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Characters of a short answer. */
export const longestShortAnswer = 5000;
/** Characters of what is filled into one gap. */
export const longestGap = 200;
/** Answers sent at once: those of the longest paper. */
const answersPerCall = 500;
/** Characters of a problem report are fewer than this [EX-09]. */
export const feedbackLimit = 500;

/** Random name of a browser window, so that an attempt is answered in one at a time. */
const windowName = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** What was answered. Fields that the kind of question has no use for stay empty. */
export const answerValue = z.object({
  /** Ids of the chosen options; of a judgement 1 for true, 0 for false. */
  choice: z.array(z.int().check(z.gte(0), z.lte(99))).check(z.maxLength(20)),
  /** One text for each gap. */
  gaps: z.array(text(longestGap)).check(z.maxLength(20)),
  /** A short answer. */
  text: text(longestShortAnswer),
  /** Ids of uploads of kind `examAttachment` [EX-02]. */
  files: z.array(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))).check(z.maxLength(3)),
});
export type AnswerValue = z.output<typeof answerValue>;

/** Whether a question counts as answered: something was chosen, filled in, written or attached. */
export function isAnswered({ choice, gaps, text: written, files }: AnswerValue): boolean {
  return choice.length > 0 || files.length > 0 || written.trim() !== '' || gaps.some((gap) => gap.trim() !== '');
}

/** An answer as it is sent: revisions of a question rise, and only a higher one is taken [EX-03]. */
export const sentAnswer = z.object({
  /** Question id. */
  questionId: listedId,
  /** Rises by one with each change on any device. */
  revision: listedRevision,
  /** What was answered. */
  value: answerValue,
  /** Marked to come back to. */
  flagged: z.boolean(),
});
export type SentAnswer = z.output<typeof sentAnswer>;

/** What the server has of an answer. */
const keptAnswer = z.object({
  /** Question id. */
  questionId: z.int().check(z.positive()),
  /** Revision that arrived last. */
  revision: z.int().check(z.positive()),
  /** What was answered. */
  value: answerValue,
  /** Marked to come back to. */
  flagged: z.boolean(),
  /** When it arrived, epoch ms. */
  savedAt: epochMs,
});
export type KeptAnswer = z.output<typeof keptAnswer>;

const answers = wireJson(z.array(sentAnswer).check(z.maxLength(answersPerCall)), 128 * 1024);

/** Where an attempt stands; with every answer of the server, so that clocks and limits are its own. */
const standing = z.object({
  /** Whether answers are still taken. */
  state: z.enum(['open', 'handed_in']),
  /** Answers are taken from this window. False: another one has it, see `takeOver`. */
  held: z.boolean(),
  /** The paper is handed in by itself at this moment, epoch ms. */
  deadlineAt: epochMs,
  /** Clock of the server, epoch ms. */
  now: epochMs,
  /** Screen switches counted so far [EX-06]. */
  switches: z.int(),
  /** Failed and missed face checks so far [EX-06]. */
  faceFailures: z.int(),
  /** When the next face check is due, epoch ms; null: none is [EX-06]. */
  faceDueAt: z.nullable(epochMs),
});
export type AttemptStanding = z.output<typeof standing>;

/** Proof of what was handed in [EX-04]. */
export const receipt = z.object({
  /** Number of the receipt: `EX-20251120-3367`. */
  number: z.string(),
  /** When it was handed in, epoch ms. */
  handedInAt: epochMs,
  /** What ended the attempt. */
  reason: z.enum(handInReasons),
  /** Questions answered and arrived. */
  answered: z.int(),
  /** Questions of the paper. */
  total: z.int(),
  /** First 12 hexadecimal digits of the SHA-256 of all answers that arrived. */
  checksum: z.string(),
});
export type Receipt = z.output<typeof receipt>;

export const startAttempt = defineCall({
  name: 'apiExamnew/start',
  method: 'POST',
  summary: 'Begins an attempt, or goes on with the one that is open',
  source: ['EX-01', 'EX-05', 'EX-06', 'EX-07'],
  request: z.object({
    /** Exam id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** N: no camera is there for the face check; the exam’s rule decides then [EX-06]. */
    camera: z.optional(flag),
  }),
  response: z.object({
    /** Attempt id. */
    id: z.int(),
    /** It was open before. */
    resumed: z.boolean(),
  }),
});

/** A question as it is asked: nothing in it tells its answer [EX-10]. */
const paperQuestion = z.object({
  /** Id of the row. */
  id: z.int(),
  /** Number on the paper, from 1. */
  no: z.int(),
  /** Sanitised HTML. */
  stem: z.string(),
  /** In the order of this attempt; empty where there is nothing to choose. */
  options: z.array(questionOption),
  /** Gaps to fill in. */
  gaps: z.int(),
  /** Pictures, which can be enlarged. */
  pictures: z.array(questionPicture),
});
export type PaperQuestion = z.output<typeof paperQuestion>;

/** Questions of one kind that score alike. */
const paperPart = z.object({
  /** Its kind. */
  kind: z.enum(questionKinds),
  /** Hundredths for each question. */
  scoreEach: z.int(),
  /** Hundredths for a choice that is right and not whole; 0: none. */
  scorePartial: z.int(),
  /** In the order of this attempt. */
  questions: z.array(paperQuestion),
});
export type PaperPart = z.output<typeof paperPart>;

export const examPaper = defineCall({
  name: 'apiExamnew/paper',
  method: 'GET',
  summary:
    'The open attempt of an exam: its questions without their keys, and the answers that have arrived. Where nothing was heard of the window that has it for three minutes, this one has it from now on',
  source: ['EX-02', 'EX-03', 'EX-05', 'EX-10', 'HT-03'],
  protection: 'encrypted',
  request: z.object({
    /** Exam id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
  }),
  response: z.object({
    /** Attempt id. */
    attemptId: z.int(),
    /** Exam id. */
    examId: z.int(),
    /** Title in the viewer’s language. */
    title: z.string(),
    /** Hundredths. */
    fullScore: z.int(),
    /** Hundredths that pass. */
    passScore: z.int(),
    /** When it was begun, epoch ms. */
    startedAt: epochMs,
    /** Null: not counted. */
    switchLimit: z.nullable(z.int()),
    /** Null: no face check. */
    faceLimit: z.nullable(z.int()),
    /** A face check is not asked for where no camera is there. */
    faceWithoutCamera: z.boolean(),
    /** Parts in the order of the paper. */
    parts: z.array(paperPart),
    /** What has arrived so far. */
    answers: z.array(keptAnswer),
    /** Names and sizes of the attachments in them; without it a page knows the names of its own uploads alone. */
    files: z.optional(
      z.array(
        z.object({
          /** Id of the upload. */
          id: z.string(),
          /** Name in the viewer’s language. */
          name: z.string(),
          /** Bytes. */
          size: z.int(),
        }),
      ),
    ),
    /** Where the attempt stands now. */
    standing,
  }),
});
export type ExamPaper = z.output<(typeof examPaper)['response']>;

/** What the server has of answers that were sent. */
const acknowledged = z.array(
  z.object({
    /** Question id. */
    questionId: z.int(),
    /** Revision that the server has. */
    revision: z.int(),
    /** When it arrived at the server, epoch ms. */
    savedAt: epochMs,
  }),
);

export const saveAnswers = defineCall({
  name: 'apiExamnew/save',
  method: 'POST',
  summary: 'Keeps answers; older revisions than what has arrived change nothing',
  source: ['EX-03', 'EX-05', 'EX-06'],
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** Answers of this window, those that have not arrived yet. */
    answers,
  }),
  response: z.object({
    /** One for each answer sent: the revision that the server now has. */
    kept: acknowledged,
    /** Where the attempt stands now. */
    standing,
    /** Once it is handed in. */
    receipt: z.nullable(receipt),
  }),
});

export const takeAttempt = defineCall({
  name: 'apiExamnew/takeOver',
  method: 'POST',
  summary:
    'Lets this window answer; the one that did so before is told with its next call. Refused with `attemptElsewhere` where another one than `from` has it',
  source: ['EX-03'],
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** The window that is gone: taken over from it alone. Without it, from whichever has the attempt. */
    from: z.optional(windowName),
  }),
  response: z.object({
    /** Answers of this window, those that have not arrived yet. */
    answers: z.array(keptAnswer),
    /** Where the attempt stands now. */
    standing,
  }),
});

export const reportSwitch = defineCall({
  name: 'apiExamnew/switch',
  method: 'POST',
  summary: 'Counts one leaving of the exam’s window; above the limit the paper is handed in',
  source: ['EX-06'],
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** Rises with each leaving of this window: one that is told twice counts once. */
    no: wireInt.check(z.gte(1), z.lte(100_000)),
    /** How long it lasted, whole seconds. */
    seconds: wireInt.check(z.gte(0), z.lte(86_400)),
  }),
  response: z.object({
    /** Where the attempt stands now. */
    standing,
    /** Proof of the hand-in; null while the attempt is open. */
    receipt: z.nullable(receipt),
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
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
  }),
  response: z.object({
    /** Where the attempt stands now. */
    standing,
  }),
});

export const handInAttempt = defineCall({
  name: 'apiExamnew/handIn',
  method: 'POST',
  summary: 'Keeps the last answers and hands the paper in; repeated, it answers the same receipt',
  source: ['EX-03', 'EX-04', 'EX-06'],
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** Name of the browser window. */
    window: windowName,
    /** Answers of this window, those that have not arrived yet. */
    answers,
    /** Why now. */
    reason: z.enum(handInReasons),
  }),
  response: z.object({
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
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** Question id. */
    questionId: wireId,
    /** 1–499 characters. */
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(feedbackLimit - 1)),
  }),
  response: z.object({
    /** It reached the review desk. */
    /** Y: it reached the review desk. */
    received: flag,
  }),
});
