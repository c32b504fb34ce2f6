import { defineCall } from '../call.ts';
import { courseCard, ribbonPiece } from '../course/courseCard.ts';
import { epochMs, interval } from '../wire.ts';
import { v } from '../v.ts';
import { studyDay } from '../course/studyHours.ts';

/** A block of the home page [SH-12]. */
export const homeModule = v.object({
  /** Module id for `homeList`. */
  id: v.int(),
  /** Kind of content. */
  kind: v.picklist(['continue', 'new', 'required', 'popular', 'category', 'zones']),
  /** In the viewer's language. */
  title: v.string(),
  /** Path of the "all" link; empty for no link. */
  morePath: v.string(),
});
export type HomeModule = v.InferOutput<typeof homeModule>;

export const homeStructure = defineCall({
  name: 'apiHomePage/GetStructure',
  method: 'GET',
  access: 'open',
  summary: 'Modules of the home page that are switched on, in order',
  source: ['SH-12'],
  request: v.object({}),
  response: v.object({
    /** In the enterprise's order. */
    modules: v.array(homeModule),
  }),
});

export const homeIcons = defineCall({
  name: 'HomeModules/iconNew',
  method: 'GET',
  access: 'open',
  summary: 'Entries of the learning zones',
  source: ['SH-12'],
  request: v.object({}),
  response: v.object({
    /** In the enterprise's order. */
    items: v.array(
      v.object({
        /** Stable name of the entry. */
        key: v.string(),
        /** Icon name in the icon set. */
        icon: v.picklist(['book', 'compass', 'history', 'award', 'users', 'layers', 'shield', 'sparkles']),
        /** In the viewer's language. */
        title: v.string(),
        /** A line below the title. */
        note: v.string(),
        /** Path inside the portal. */
        path: v.string(),
      }),
    ),
  }),
});

export const myStudyInfo = defineCall({
  name: 'apiMy/getMyStudyInfo',
  method: 'GET',
  summary: 'What to continue, and how much was studied lately',
  source: ['SH-12', 'CO-05'],
  request: v.object({}),
  response: v.object({
    /** Null when no course was begun. */
    continue: v.nullable(
      v.object({
        /** The last studied course that is not yet learned. */
        course: courseCard,
        /** Name of its category. */
        categoryName: v.string(),
        /** Chapter to continue with. */
        chapter: v.object({
          /** Chapter id. */
          id: v.int(),
          /** Number of the chapter, from 1. */
          no: v.int(),
          /** Title in the viewer's language. */
          title: v.string(),
          /** Length in seconds. */
          durationS: v.number(),
        }),
        /** Second of that chapter to continue at [CO-04]. */
        positionS: v.number(),
        /** Seconds until this chapter counts as learned. */
        leftS: v.number(),
        /** First skipped interval; null when there is none. */
        missed: v.nullable(interval),
        /** One piece per chapter. */
        ribbon: v.array(ribbonPiece),
        /** Last heartbeat in the course, epoch ms. */
        lastStudiedAt: epochMs,
      }),
    ),
    /** From Monday of last week to Sunday of next week. */
    days: v.array(studyDay),
    /** Today in the enterprise's zone, YYYY-MM-DD. */
    today: v.string(),
    /** Consecutive days with study, up to today or yesterday. */
    streakDays: v.int(),
    /** Seconds studied since Monday. */
    weekS: v.int(),
    /** Weekly goal of the enterprise, seconds. */
    weekGoalS: v.int(),
    /** Other begun courses, latest first, at most four. */
    others: v.array(courseCard),
    /** Course counts beside the hero. */
    counts: v.object({
      /** Courses begun and not yet learned. */
      learning: v.int(),
      /** Courses learned. */
      learned: v.int(),
      /** Compulsory courses not yet learned. */
      requiredOpen: v.int(),
    }),
  }),
});
export type MyStudyInfo = v.InferOutput<(typeof myStudyInfo)['response']>;
