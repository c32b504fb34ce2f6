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
  /** Language of the subtitles. */
  language: v.picklist(['zh', 'en']),
  /** Signed address of the WebVTT file. */
  url: v.string(),
});
export type Subtitle = v.InferOutput<typeof subtitle>;

/** A video in one of its sizes. */
export const rendition = v.object({
  /** Height of the picture in lines, such as 720; the learner chooses by it [CO-04]. */
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
    /** The video in each available size, best first, at least one [CO-04]. */
    renditions: v.array(rendition),
    /** End of the addresses' validity, epoch ms. */
    expiresAt: epochMs,
    /** Subtitles, one file per language. */
    subtitles: v.array(subtitle),
  }),
});

/** Trigger of a heartbeat. */
export const beatReason = v.picklist(['tick', 'pause', 'seek', 'hidden', 'ended', 'leave', 'rate', 'resume']);
export type BeatReason = v.InferOutput<typeof beatReason>;

/** Progress of one chapter as stored on the server. */
export const chapterProgress = v.object({
  /** Chapter id. */
  chapterId: v.int(),
  /** All watched intervals, merged and sorted. */
  intervals: v.array(interval),
  /** Position to resume at, seconds [CO-04]. */
  positionS: v.number(),
  /** Seconds still to watch until it counts as learned. */
  leftS: v.number(),
  /** Numbers of the parts already shown, in order [CO-03]. */
  seen: v.array(v.int()),
  /** The part shown last; 0 before the first [CO-03]. */
  place: v.int(),
  /** State after this heartbeat. */
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
    /** Id of the window with the study lease. */
    holder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Player position, seconds of the video. */
    positionS: wireNumber,
    /** Intervals watched since the last acknowledged heartbeat; may be empty. */
    intervals: wireJson(v.pipe(v.array(interval), v.maxLength(200))),
    /** Playback rate, 0.5–2. */
    rate: wireNumber,
    /** Numbers of the parts shown since the last acknowledged heartbeat; absent for played media [CO-03]. */
    seen: v.optional(wireJson(parts)),
    /** The part on display; absent for played media [CO-03]. */
    place: v.optional(wireInt),
    /** Trigger of the heartbeat. */
    reason: beatReason,
  }),
  response: v.object({
    /** The chapter's progress after the heartbeat. */
    chapter: chapterProgress,
    /** The course's progress after the heartbeat. */
    course: v.object({
      /** The viewer's state, by chapters and required hours. */
      state: learningState,
      /** Number of learned chapters. */
      learnedChapters: v.int(),
      /** Seconds still to learn in the course: of chapters or of required hours, whichever is more. */
      leftS: v.number(),
      /** Seconds of the required hours still missing; 0 once the course is learned [CO-05]. */
      studyLeftS: v.number(),
      /** Points earned in this course so far [CO-05]. */
      pointsEarned: v.int(),
      /** A piece per chapter. */
      ribbon: v.array(ribbonPiece),
    }),
    /** Numbers of the chapters that this heartbeat opened. */
    unlocked: v.array(v.int()),
    /** End of the study lease without another heartbeat, epoch ms [CO-06]. */
    leaseExpiresAt: epochMs,
    /** The open presence check, which suspends counting until it is answered; null for none [CO-08]. */
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
    /** Random id that the window gave itself. */
    holder: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    /** Y: take the lease from the window that has it. */
    take_over: flag,
    /** Y: the learner plays here. A lease for another course is taken over, since the latest start counts. */
    playing: v.optional(flag),
    /** Y: release the lease. */
    release: flag,
  }),
  response: v.object({
    /** Y: this window may study. N: the lease was released. */
    held: flag,
    /** End of the lease without a heartbeat, epoch ms. */
    expiresAt: epochMs,
  }),
});

/** A line of the learning record. */
export const studyRecord = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Time of the last heartbeat in it, epoch ms. */
  lastStudiedAt: epochMs,
  /** The chapter to continue with: the one studied last, or the next once that is learned and the course is not. */
  chapter: v.object({
    /** Chapter id. */
    id: v.int(),
    /** Number of the chapter, from 1. */
    no: v.int(),
    /** Title in the viewer's language. */
    title: v.string(),
  }),
  /** Second of that chapter to resume at [CO-04]. */
  positionS: v.number(),
  /** Total seconds studied, repeats included. */
  studiedS: v.number(),
  /** Time of completion, epoch ms; null before. */
  completedAt: v.nullable(epochMs),
  /** Whether the course can be continued, and the reason why not [CO-07]. */
  access: v.picklist(courseAccess),
});
export type StudyRecord = v.InferOutput<typeof studyRecord>;

export const studyList = defineCall({
  name: 'apiCourse/studyList',
  method: 'GET',
  summary: 'What the learner has studied, last first',
  source: ['CO-05', 'CO-14'],
  request: page({
    /** Filter: all begun courses, unfinished ones, learned ones, or unlearned ones that no longer open. */
    state: v.picklist(recordStates),
  }),
  response: pageOf(studyRecord, {
    /** Number of courses per filter. */
    counts: v.object({
      /** All begun courses. */
      all: v.int(),
      /** Courses not yet learned, and open. */
      learning: v.int(),
      /** Learned courses. */
      learned: v.int(),
      /** Courses not learned, and no longer open. */
      ended: v.int(),
    }),
  }),
});
