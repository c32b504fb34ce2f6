import { defineCall } from '../call.ts';
import { handInReasons, questionKinds } from './exam.choices.ts';
import { questionOption, questionShows } from './question.ts';
import { epochMs, flag, listedId, listedRevision, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Most characters of a short answer. */
export const longestShortAnswer = 5000;
/** Most characters of one gap. */
export const longestGap = 200;
/** Most answers per call: those of the longest paper. */
const answersPerCall = 500;
/** A problem report has fewer characters than this [EX-09]. */
export const feedbackLimit = 500;

/** Random name of a browser window: an attempt is answered in one window at a time. */
const windowName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** The answer. Fields unused by the kind of question stay empty. */
export const answerValue = v.object({
  /** Ids of the chosen options; for a judgement 1 is true, 0 false. */
  choice: v.pipe(v.array(v.pipe(v.int(), v.minValue(0), v.maxValue(99))), v.maxLength(20)),
  /** One text per gap. */
  gaps: v.pipe(v.array(text(longestGap)), v.maxLength(20)),
  /** A short answer. */
  text: text(longestShortAnswer),
  /** Ids of uploads of kind `examAttachment` [EX-02]. */
  files: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))), v.maxLength(3)),
});
export type AnswerValue = v.InferOutput<typeof answerValue>;

/** Whether a question is answered: an option is chosen, or a gap, text or file is present. */
export function isAnswered({ choice, gaps, text: written, files }: AnswerValue): boolean {
  return choice.length > 0 || files.length > 0 || written.trim() !== '' || gaps.some((gap) => gap.trim() !== '');
}

/** An answer as sent: revisions of a question rise, and only a higher one is accepted [EX-03]. */
export const sentAnswer = v.object({
  /** Question id. */
  questionId: listedId,
  /** Increases by one with each change on any device. */
  revision: listedRevision,
  /** The answer. */
  value: answerValue,
  /** Flagged for a second look. */
  flagged: v.boolean(),
});
export type SentAnswer = v.InferOutput<typeof sentAnswer>;

/** An answer stored on the server. */
const keptAnswer = v.object({
  /** Question id. */
  questionId: v.pipe(v.int(), v.minValue(1)),
  /** Latest received revision. */
  revision: v.pipe(v.int(), v.minValue(1)),
  /** The answer. */
  value: answerValue,
  /** Flagged for a second look. */
  flagged: v.boolean(),
  /** Time of arrival, epoch ms. */
  savedAt: epochMs,
});
export type KeptAnswer = v.InferOutput<typeof keptAnswer>;

const answers = wireJson(v.pipe(v.array(sentAnswer), v.maxLength(answersPerCall)), 128 * 1024);

/** State of an attempt; part of every answer of the server, so that clocks and limits are the server's. */
const standing = v.object({
  /** Whether answers are still accepted. */
  state: v.picklist(['open', 'handed_in']),
  /** True: answers are accepted from this window. False: another window has the attempt, see `takeOver`. */
  held: v.boolean(),
  /** Time of the automatic hand-in, epoch ms. */
  deadlineAt: epochMs,
  /** Clock of the server, epoch ms. */
  now: epochMs,
  /** Screen switches counted so far [EX-06]. */
  switches: v.int(),
  /** Failed and missed face checks so far [EX-06]. */
  faceFailures: v.int(),
  /** Due time of the next face check, epoch ms; null for none [EX-06]. */
  faceDueAt: v.nullable(epochMs),
  /** The last words of supervisors; null or absent for none. */
  told: v.optional(
    v.nullable(
      v.object({
        /** When they were said. */
        at: epochMs,
        /** Minutes that were given with them; 0: none. */
        minutes: v.int(),
        /** The words. */
        text: v.string(),
      }),
    ),
  ),
});
export type AttemptStanding = v.InferOutput<typeof standing>;

/** Proof of the hand-in [EX-04]. */
export const receipt = v.object({
  /** Number of the receipt: `EX-20251120-3367`. */
  number: v.string(),
  /** Time of the hand-in, epoch ms. */
  handedInAt: epochMs,
  /** Reason for the end of the attempt. */
  reason: v.picklist(handInReasons),
  /** Answered questions received by the server. */
  answered: v.int(),
  /** Questions on the paper. */
  total: v.int(),
  /** First 12 hexadecimal digits of the SHA-256 of all received answers. */
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
    /** N: the face check has no camera; the exam’s rule decides then [EX-06]. */
    camera: v.optional(flag),
  }),
  response: v.object({
    /** Attempt id. */
    id: v.int(),
    /** True when the attempt was already open. */
    resumed: v.boolean(),
  }),
});

/** A question without its key [EX-10]. */
const paperQuestion = v.object({
  /** Question id. */
  id: v.int(),
  /** Number on the paper, from 1. */
  no: v.int(),
  /** Sanitised HTML. */
  stem: v.string(),
  /** In the order of this attempt; empty for questions without options. */
  options: v.array(questionOption),
  /** Number of gaps. */
  gaps: v.int(),
  ...questionShows,
  /** True: the answer may carry files [EX-02]. */
  takesFiles: v.boolean(),
});
export type PaperQuestion = v.InferOutput<typeof paperQuestion>;

/** Questions of one kind with equal scores. */
const paperPart = v.object({
  /** Kind of the questions. */
  kind: v.picklist(questionKinds),
  /** Score of each question, hundredths. */
  scoreEach: v.int(),
  /** Score of a correct but incomplete choice, hundredths; 0 for none. */
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
    /** Full score, hundredths. */
    fullScore: v.int(),
    /** Passing score, hundredths. */
    passScore: v.int(),
    /** Start of the attempt, epoch ms. */
    startedAt: epochMs,
    /** Allowed screen switches; null when not counted. */
    switchLimit: v.nullable(v.int()),
    /** Allowed failed face checks; null without face checks. */
    faceLimit: v.nullable(v.int()),
    /** True when the face check is skipped without a camera. */
    faceWithoutCamera: v.boolean(),
    /** Parts in the order of the paper. */
    parts: v.array(paperPart),
    /** Answers received so far. */
    answers: v.array(keptAnswer),
    /** Names and sizes of their attachments; without it a page knows only the names of its own uploads. */
    files: v.optional(
      v.array(
        v.object({
          /** Upload id. */
          id: v.string(),
          /** Name in the viewer’s language. */
          name: v.string(),
          /** Size in bytes. */
          size: v.int(),
        }),
      ),
    ),
    /** State of the attempt now. */
    standing,
  }),
});
export type ExamPaper = v.InferOutput<(typeof examPaper)['response']>;

/** Stored revisions of the answers sent. */
const acknowledged = v.array(
  v.object({
    /** Question id. */
    questionId: v.int(),
    /** Revision on the server. */
    revision: v.int(),
    /** Time of arrival at the server, epoch ms. */
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
    /** Answers of this window that the server does not have yet. */
    answers,
  }),
  response: v.object({
    /** One per answer sent: its current revision on the server. */
    kept: acknowledged,
    /** State of the attempt now. */
    standing,
    /** Receipt of the hand-in; null while the attempt is open. */
    receipt: v.nullable(receipt),
  }),
});

export const sendLateAnswers = defineCall({
  name: 'apiExamnew/late',
  method: 'POST',
  summary:
    'Puts answers that did not arrive before the end into the record of the attempt. They do not count; the learner and the reviewer of an appeal see them',
  source: ['EX-03', 'EX-09'],
  request: v.object({
    /** Id of an attempt that is over. */
    id: wireId,
    /** Answers of this device that the server did not have at the end. */
    answers,
  }),
  response: v.object({
    /** One per answer sent: its revision in the record. */
    kept: acknowledged,
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
    /** Closed window: the attempt is taken over from it alone. Without it, from any window. */
    from: v.optional(windowName),
  }),
  response: v.object({
    /** Answers stored on the server. */
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
    /** Increases with each leaving of this window: one reported twice counts once. */
    no: v.pipe(wireInt, v.minValue(1), v.maxValue(100_000)),
    /** Duration, whole seconds. */
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
  // Repeating it changes nothing.
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
    /** Answers of this window that the server does not have yet. */
    answers,
    /** Reason for the hand-in. */
    reason: v.picklist(handInReasons),
  }),
  response: v.object({
    /** Stored answers with their revisions; late answers are missing. */
    kept: acknowledged,
    /** Proof of the hand-in. */
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
    /** Y: it reached the review desk. */
    received: flag,
  }),
});
