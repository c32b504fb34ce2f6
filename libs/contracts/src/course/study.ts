import { defineCall } from '../call.ts';
import { courseAccess, recordStates } from './course.choices.ts';
import { courseCard, learningState, ribbonPiece } from './courseCard.ts';
import { page, pageOf } from '../page.ts';
import { presenceCheck } from './presence.ts';
import { epochMs, flag, interval, wireId, wireInt, wireJson, wireNumber } from '../wire.ts';
import { v } from '../v.ts';

/** Numbers of parts, from 1: pages, pictures, the end of a text, a link that was opened. */
const parts = v.pipe(v.array(v.pipe(v.int(), v.minValue(1), v.maxValue(2000))), v.maxLength(2000));

export const subtitle = v.object({
  /** Language of the words. */
  language: v.picklist(['zh', 'en']),
  /** Signed address of the WebVTT file. */
  url: v.string(),
});
export type Subtitle = v.InferOutput<typeof subtitle>;

/** One size in which a video can be fetched. */
export const rendition = v.object({
  /** Lines of the picture, such as 720: what the learner chooses by [CO-04]. */
  height: v.int(),
  /** Signed address of the file; answers ranges. */
  url: v.string(),
  /** Media type, such as video/mp4. */
  type: v.string(),
});
export type Rendition = v.InferOutput<typeof rendition>;

export const videoAddress = defineCall({
  name: 'apiCourse/getVideoUrlAliyun',
  method: 'GET',
  summary: 'Signed addresses of a chapter’s video, in each of its sizes, and of its subtitles on the content origin',
  source: ['CO-04'],
  request: v.object({
    /** Course id. */
    course_id: wireId,
    /** Chapter id, of this course. */
    chapter_id: wireId,
  }),
  response: v.object({
    /** The same video in each size there is, best first, one at least [CO-04]. */
    renditions: v.array(rendition),
    /** After this the addresses no longer open, epoch ms. */
    expiresAt: epochMs,
    /** One for each language there is. */
    subtitles: v.array(subtitle),
  }),
});

/** Why a heartbeat was sent. */
export const beatReason = v.picklist(['tick', 'pause', 'seek', 'hidden', 'ended', 'leave', 'rate', 'resume']);
export type BeatReason = v.InferOutput<typeof beatReason>;

/** Progress of one chapter as the server has it. */
export const chapterProgress = v.object({
  /** Chapter id. */
  chapterId: v.int(),
  /** Watched in all, merged and sorted. */
  intervals: v.array(interval),
  /** Where to go on, seconds [CO-04]. */
  positionS: v.number(),
  /** Seconds still to watch until it counts as learned. */
  leftS: v.number(),
  /** Numbers of the parts that were shown, in order [CO-03]. */
  seen: v.array(v.int()),
  /** The part that was shown last; 0 before the first [CO-03]. */
  place: v.int(),
  /** After this heartbeat. */
  state: learningState,
});
export type ChapterProgress = v.InferOutput<typeof chapterProgress>;

export const reportProgress = defineCall({
  name: 'apiCourse/setCourseCompleted',
  method: 'POST',
  summary:
    'Heartbeat: what was watched since the last one. Credits no more than elapsed × rate; completes the chapter, and the course once its required hours are reached, too',
  source: ['CO-05', 'CO-06'],
  request: v.object({
    /** Course id. */
    course_id: wireId,
    /** Chapter id, of this course. */
    chapter_id: wireId,
    /** Window that holds the study lease. */
    holder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Where the player stands, seconds of the video. */
    positionS: wireNumber,
    /** Newly watched since the last acknowledged heartbeat; may be empty. */
    intervals: wireJson(v.pipe(v.array(interval), v.maxLength(200))),
    /** Playback rate, 0.5–2. */
    rate: wireNumber,
    /** Numbers of parts that were shown since the last acknowledged heartbeat; what plays has none [CO-03]. */
    seen: v.optional(wireJson(parts)),
    /** The part that is shown; what plays has none [CO-03]. */
    place: v.optional(wireInt),
    /** What made the player report. */
    reason: beatReason,
  }),
  response: v.object({
    /** The chapter as the server has it now. */
    chapter: chapterProgress,
    /** The course as it is now. */
    course: v.object({
      /** The viewer's, by chapters and required hours. */
      state: learningState,
      /** Number of chapters that are learned. */
      learnedChapters: v.int(),
      /** Seconds still to learn in the course: of chapters or of required hours, whichever is more. */
      leftS: v.number(),
      /** What of the required hours is still missing, seconds; 0 once the course is learned [CO-05]. */
      studyLeftS: v.number(),
      /** Points earned in this course so far [CO-05]. */
      pointsEarned: v.int(),
      /** A piece for each chapter. */
      ribbon: v.array(ribbonPiece),
    }),
    /** Chapter numbers that this heartbeat opened. */
    unlocked: v.array(v.int()),
    /** End of the study lease without another heartbeat, epoch ms [CO-06]. */
    leaseExpiresAt: epochMs,
    /** The question whether the learner is there: nothing is counted until it is answered; null for none [CO-08]. */
    presence: v.nullable(presenceCheck),
  }),
});

export const studyLease = defineCall({
  name: '/yii/appapi/v1/study/lease',
  method: 'POST',
  summary: 'Take, keep or take over the one place from which a learner studies. Refuses with studyingElsewhere',
  source: ['CO-06'],
  request: v.object({
    /** Course id. */
    course_id: wireId,
    /** Name that the window has given itself, random. */
    holder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Y: push out whoever holds it. */
    take_over: flag,
    /** Y: the learner plays here. A place held for another course is taken over, since what was begun last counts. */
    playing: v.optional(flag),
    /** Y: give it back. */
    release: flag,
  }),
  response: v.object({
    /** Y: this window may study. N: it was given back. */
    held: flag,
    /** End of the lease without a heartbeat, epoch ms. */
    expiresAt: epochMs,
  }),
});

/** A line of the learning record. */
export const studyRecord = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Last heartbeat in it, epoch ms. */
  lastStudiedAt: epochMs,
  /** The chapter to go on with: the one studied last, or what follows once that is learned and the course is not. */
  chapter: v.object({
    /** Chapter id. */
    id: v.int(),
    /** From 1. */
    no: v.int(),
    /** Title in the viewer's language. */
    title: v.string(),
  }),
  /** Second of that chapter to go on at [CO-04]. */
  positionS: v.number(),
  /** Seconds studied in all, repeats included. */
  studiedS: v.number(),
  /** When it became learned, epoch ms; null before. */
  completedAt: v.nullable(epochMs),
  /** Whether it can be gone on with, and why not [CO-07]. */
  access: v.picklist(courseAccess),
});
export type StudyRecord = v.InferOutput<typeof studyRecord>;

export const studyList = defineCall({
  name: 'apiCourse/studyList',
  method: 'GET',
  summary: 'What the learner has studied, last first',
  source: ['CO-05', 'CO-14'],
  request: page({
    /** Begun courses, those to go on with, those learned, or those not learned that do not open any more. */
    state: v.picklist(recordStates),
  }),
  response: pageOf(studyRecord, {
    /** How many there are in each state. */
    counts: v.object({
      /** Begun courses. */
      all: v.int(),
      /** Of them not yet learned, and open. */
      learning: v.int(),
      /** Of them learned. */
      learned: v.int(),
      /** Of them not learned, and not open any more. */
      ended: v.int(),
    }),
  }),
});
