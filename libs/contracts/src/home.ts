import { defineCall } from './call.ts';
import { courseCard, ribbonPiece } from './courseCard.ts';
import { epochMs, interval } from './wire.ts';
import { z } from './z.ts';

/** A block of the home page: what it shows, under which title [SH-12]. */
export const homeModule = z.object({
  /** Module id, as `homeList` takes it. */
  id: z.int(),
  /** What it shows. */
  kind: z.enum(['continue', 'new', 'required', 'popular', 'category', 'zones']),
  /** In the viewer's language. */
  title: z.string(),
  /** Where "all" leads, empty for nowhere. */
  morePath: z.string(),
});
export type HomeModule = z.output<typeof homeModule>;

export const homeStructure = defineCall({
  name: 'apiHomePage/GetStructure',
  method: 'GET',
  access: 'open',
  summary: 'Modules of the home page that are switched on, in order',
  source: ['SH-12'],
  request: z.object({}),
  response: z.object({
    /** In the enterprise's order. */
    modules: z.array(homeModule),
  }),
});

export const homeIcons = defineCall({
  name: 'HomeModules/iconNew',
  method: 'GET',
  access: 'open',
  summary: 'Entries of the learning zones',
  source: ['SH-12'],
  request: z.object({}),
  response: z.object({
    /** In the enterprise's order. */
    items: z.array(
      z.object({
        /** Stable name of the entry. */
        key: z.string(),
        /** Name of a drawing in the icon set. */
        icon: z.enum(['book', 'compass', 'history', 'award', 'users', 'layers', 'shield', 'sparkles']),
        /** In the viewer's language. */
        title: z.string(),
        /** A line below the title. */
        note: z.string(),
        /** Path inside the portal. */
        path: z.string(),
      }),
    ),
  }),
});

/** A day of the study calendar. */
export const studyDay = z.object({
  /** YYYY-MM-DD in the enterprise's zone. */
  date: z.string(),
  /** Studied on that day, repeats included. */
  seconds: z.int(),
});
export type StudyDay = z.output<typeof studyDay>;

export const myStudyInfo = defineCall({
  name: 'apiMy/getMyStudyInfo',
  method: 'GET',
  summary: 'What to continue, and how much was studied lately',
  source: ['SH-12', 'CO-05'],
  request: z.object({}),
  response: z.object({
    /** Null when nothing is begun. */
    continue: z.nullable(
      z.object({
        /** The course studied last that is not yet learned. */
        course: courseCard,
        /** Name of its category. */
        categoryName: z.string(),
        /** Chapter to go on with. */
        chapter: z.object({
          /** Chapter id. */
          id: z.int(),
          /** From 1. */
          no: z.int(),
          /** Title in the viewer's language. */
          title: z.string(),
          /** Length in seconds. */
          durationS: z.number(),
        }),
        /** Second of that chapter to go on at [CO-04]. */
        positionS: z.number(),
        /** Seconds until this chapter counts as learned. */
        leftS: z.number(),
        /** First stretch that was skipped, null when none. */
        missed: z.nullable(interval),
        /** A piece for each chapter. */
        ribbon: z.array(ribbonPiece),
        /** Last heartbeat in it, epoch ms. */
        lastStudiedAt: epochMs,
      }),
    ),
    /** Monday of last week up to Sunday of next week. */
    days: z.array(studyDay),
    /** YYYY-MM-DD in the enterprise's zone. */
    today: z.string(),
    /** Days in a row with study, today or yesterday included. */
    streakDays: z.int(),
    /** Seconds studied since Monday. */
    weekS: z.int(),
    /** What the enterprise expects in a week, seconds. */
    weekGoalS: z.int(),
    /** Other begun courses, last first, at most four. */
    others: z.array(courseCard),
    /** Numbers beside the hero. */
    counts: z.object({
      /** Courses begun and not yet learned. */
      learning: z.int(),
      /** Courses learned. */
      learned: z.int(),
      /** Compulsory courses that are not yet learned. */
      requiredOpen: z.int(),
    }),
  }),
});
export type MyStudyInfo = z.output<(typeof myStudyInfo)['response']>;
