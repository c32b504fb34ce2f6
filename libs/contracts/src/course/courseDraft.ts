import { categoryKeyForm } from '../categoryKey.ts';
import { versionFields } from '../manage/versions.ts';
import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { audience } from '../manage/audience.ts';
import { draftText } from '../manage/draftText.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { chapterKinds } from './course.choices.ts';
import { courseLimits, draftChangeKinds, draftRules, managedCourseStates } from './managedCourses.choices.ts';
import { presenceWays } from './presence.choices.ts';

const most = courseLimits;
const whole = (from: number, to: number) => v.pipe(v.int(), v.minValue(from), v.maxValue(to));
const chapterKey = v.pipe(v.string(), v.maxLength(16), v.regex(/^[cn][0-9a-z]{1,15}$/));

/** A chapter of a draft. */
const draftChapter = v.object({
  /** `c` and its id; of a chapter that was never published, `n` and a name of the editor’s. */
  key: chapterKey,
  /** Its title. */
  title: draftText(most.chapter),
  /** Heading above it and those that follow; null: the one before goes on. */
  section: v.nullable(draftText(most.section)),
  /** Kind of its content. */
  kind: v.picklist(chapterKinds),
  /** Time that reading asks for, seconds; of what plays the material says it. */
  seconds: whole(1, 36_000),
  /** Its content; null while there is none. */
  material: v.nullable(listedId),
});
export type DraftChapter = v.InferOutput<typeof draftChapter>;

/** Everything about a course beside its chapters. */
const courseSettings = v.object({
  /** Its title. */
  title: draftText(most.title),
  /** Its description. */
  intro: draftText(most.intro),
  /** Things that are learned, line by line. */
  outcomes: v.pipe(v.array(draftText(most.outcome)), v.maxLength(most.outcomes)),
  /** Key of its deepest category. */
  category: v.pipe(v.string(), v.regex(categoryKeyForm)),
  /** Subject of the drawn cover. */
  motif: coverMotif,
  /** Material with the picture of the cover; null: it is drawn. */
  cover: v.nullable(listedId),
  /** Id of the lecturer. */
  lecturer: listedId,
  /** Tenths of a credit. */
  credits: whole(0, 1000),
  /** Points for each learned chapter. */
  pointsPerChapter: whole(0, 1000),
  /** Study time without which it does not count as learned, seconds. */
  requiredStudyS: whole(0, 360_000),
  /** Cents; null: it is free. */
  price: v.nullable(whole(1, 99_999_900)),
  /** Its price in points; null: it is not had for points. */
  pointsPrice: v.nullable(whole(1, 9_999_999)),
  /** A person can buy it; otherwise the enterprise does. */
  personalSale: v.boolean(),
  /** Compulsory in the enterprise. */
  required: v.boolean(),
  /** Deadline of a compulsory course; null: none. */
  requiredUntil: v.nullable(epochMs),
  /** Its audience; null: everyone. */
  audience: v.nullable(audience),
  /** Seats; null: unlimited. */
  maxViewers: v.nullable(whole(1, 1_000_000)),
  /** Days of access from the first study; null: unlimited. */
  validDays: v.nullable(whole(1, 3650)),
  /** No seeking past the watched part on first watch. */
  antiSkip: v.boolean(),
  /** Playing goes on while the window is hidden. */
  background: v.boolean(),
  /** Chapters open one after the other. */
  sequential: v.boolean(),
  /** Way of its presence checks. */
  presence: v.picklist(presenceWays),
  /** About how many minutes of study separate two checks. */
  presenceMinutes: whole(1, 600),
});
export type CourseSettings = v.InferOutput<typeof courseSettings>;

/** A course as it is edited. */
const courseDraft = v.object({
  /** Everything beside the chapters. */
  settings: courseSettings,
  /** Chapters in their order. */
  chapters: v.pipe(v.array(draftChapter), v.maxLength(most.chapters)),
});
export type CourseDraft = v.InferOutput<typeof courseDraft>;

/** A difference between two versions. */
const draftChange = v.object({
  /** Its kind. */
  kind: v.picklist(draftChangeKinds),
  /** Name of the setting, or number of the chapter, of a removed one the former number. */
  at: v.string(),
  /** Title of the chapter in Chinese; empty for a setting. */
  title: v.string(),
});
export type DraftChange = v.InferOutput<typeof draftChange>;

/** Something that keeps a draft from being published. */
const draftFault = v.object({
  /** Name of a setting, or key of a chapter. */
  at: v.string(),
  /** The broken rule. */
  rule: v.picklist(draftRules),
});
export type DraftFault = v.InferOutput<typeof draftFault>;

/** Content of a chapter, for its author. */
const courseMaterial = v.object({
  /** Id of the material. */
  id: v.int(),
  /** Kind of chapter that it is for. */
  kind: v.picklist(chapterKinds),
  /** Name of its file; empty for texts and links. */
  name: v.string(),
  /** Length of what plays, seconds; 0 otherwise. */
  seconds: v.number(),
  /** Pages, pictures, or parts of a package. */
  parts: v.int(),
  /** Address to look at it for an hour; empty where there is nothing to look at. */
  url: v.string(),
  /** Text of an article, HTML; empty otherwise. */
  text: draftText(1_000_000),
  /** Pictures of an album, or of an article by their place in the text. */
  pictures: v.array(
    v.object({
      /** Address to look at it for an hour. */
      url: v.string(),
      /** Its caption. */
      caption: draftText(1000),
    }),
  ),
  /** Address of a link; empty otherwise. */
  link: v.string(),
  /** Description of a link. */
  about: draftText(most.about),
});
export type CourseMaterial = v.InferOutput<typeof courseMaterial>;

/** The draft of a course, with what publishing it would do. */
const edited = v.object({
  /** Id of the course. */
  id: v.int(),
  /** State of the course. */
  state: v.picklist(managedCourseStates),
  /** Number of the version that learners see; 0: none. */
  version: v.int(),
  /** The draft; without one, what is published. */
  draft: courseDraft,
  /** Begins a change; an older one is refused with `conflict`. 0: there is no draft yet. */
  revision: v.int(),
  /** Last save of the draft; null: there is none. */
  savedAt: v.nullable(epochMs),
  /** Name of who saved it; empty when unknown. */
  savedBy: v.string(),
  /** Differences to what learners see. */
  changes: v.array(draftChange),
  /** Faults that keep it from being published. */
  faults: v.array(draftFault),
  /** People who have begun the course. */
  learners: v.int(),
  /** How many of these have finished it. */
  finished: v.int(),
  /** Materials that the draft names. */
  materials: v.array(courseMaterial),
  /** Name of the draft’s lecturer; empty: there is none of this id. */
  lecturerName: v.string(),
  /** Whether the caller may change the draft. */
  mayEdit: v.boolean(),
  /** Whether the caller may publish it. */
  mayPublish: v.boolean(),
});
export type EditedCourse = v.InferOutput<typeof edited>;

/** The present state, in the refusal of a change that began from an older one. */
export const presentDraft = v.object({
  /** The present state. */
  course: edited,
});

const source = ['CO-02', 'CO-03', 'MC-03'];
const ofCourse = {
  /** Id of the course. */
  id: wireId,
};
const begun = {
  ...ofCourse,
  /** Revision that the change began from. */
  revision: wireInt,
};

export const addCourse = defineCall({
  name: 'manage/courses/add',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'A new course as a draft without chapters; nobody else sees it. Refused: `fieldsRefused` with `title`: missing',
  source,
  request: v.object({
    /** Title in Chinese, or in the language of the enterprise. */
    title: text(most.title),
    /** Key of its category; empty: the first one. */
    category: v.optional(v.pipe(v.string(), v.regex(categoryKeyForm)), ''),
  }),
  response: v.object({
    /** Id of the course. */
    id: v.int(),
  }),
});

export const copyCourse = defineCall({
  name: 'manage/courses/copy',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'A new course with the settings and chapters of another one, or of its draft, as a draft. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object(ofCourse),
  response: v.object({
    /** Id of the new course. */
    id: v.int(),
  }),
});

export const readDraft = defineCall({
  name: 'manage/courses/draft',
  method: 'GET',
  may: 'courses.see',
  summary: 'A course as it is edited. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object(ofCourse),
  response: edited,
});

export const saveDraft = defineCall({
  name: 'manage/courses/save',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Saves a draft; learners see it when it is published. Refused: `conflict` for an older revision, with the present state in `data.course`; `badRequest` for a material of another course',
  source,
  request: v.object({
    ...begun,
    /** The whole draft. */
    draft: wireJson(courseDraft, 120_000),
  }),
  response: edited,
});

export const discardDraft = defineCall({
  name: 'manage/courses/discard',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Gives up a draft: the editor begins again from what is published. Refused: `conflict` for an older revision',
  source,
  request: v.object(begun),
  response: edited,
});

export const publishDraft = defineCall({
  name: 'manage/courses/publish',
  method: 'POST',
  may: 'courses.publish',
  summary:
    'Publishes a draft as the next version. What people have learned stays. Refused: `conflict` for an older revision; `fieldsRefused` with the broken rules by setting and chapter',
  source,
  request: v.object(begun),
  response: edited,
});

export const courseVersions = defineCall({
  name: 'manage/courses/versions',
  method: 'GET',
  may: 'courses.see',
  summary: 'Versions of a course that were published, the latest first',
  source,
  request: page(ofCourse),
  response: pageOf(
    v.object({
      ...versionFields,
      /** Titles of its chapters in the requested language. */
      chapters: v.array(v.string()),
      /** Its changes against the one before. */
      changes: v.array(draftChange),
    }),
  ),
});
export type CourseVersion = v.InferOutput<typeof courseVersions.response>['items'][number];

export const bringBack = defineCall({
  name: 'manage/courses/bringBack',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Makes an earlier version the draft. Refused: `conflict` for an older revision, `notFound` for no such version',
  source,
  request: v.object({
    ...begun,
    /** Number of the version. */
    no: wireInt,
  }),
  response: edited,
});

export const addMaterial = defineCall({
  name: 'manage/courses/material',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Takes an uploaded file as the content of a chapter: checked and measured. Refused: `fieldsRefused` with `file`: coding | damaged | locked | pages | package | kind',
  source: ['CO-03', 'MC-03'],
  request: v.object({
    ...ofCourse,
    /** Kind of chapter, or `cover`. */
    kind: v.picklist(['video', 'audio', 'document', 'scorm', 'cover']),
    /** Id of the upload. */
    upload: text(22),
  }),
  response: courseMaterial,
});

export const saveText = defineCall({
  name: 'manage/courses/text',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Keeps the content of an article or a link. What a version has stays as it is: then the answer has another id. Refused: `fieldsRefused` with `link`: invalid',
  source: ['CO-03', 'MC-03'],
  request: v.object({
    ...ofCourse,
    /** The material to change; 0: a new one. */
    material: wireInt,
    /** Kind of chapter. */
    kind: v.picklist(['article', 'link']),
    /** HTML in Chinese; empty for a link. */
    zh: text(most.text),
    /** HTML in English; empty: the Chinese is shown. */
    en: v.optional(text(most.text), ''),
    /** Address of a link; empty for an article. */
    link: v.optional(text(most.url), ''),
    /** Description of a link. */
    about: v.optional(text(most.about), ''),
  }),
  response: courseMaterial,
});

const playing = {
  ...ofCourse,
  /** Id of a material that plays. */
  material: wireInt,
};

export const materialSubtitles = defineCall({
  name: 'manage/courses/subtitles',
  method: 'GET',
  may: 'courses.see',
  summary:
    'Subtitles of a film or a sound as WebVTT. Refused: `notFound` for no such material, or one that does not play',
  source: ['CO-04', 'MC-03'],
  request: v.object(playing),
  response: v.object({
    /** The Chinese ones; empty: none. */
    zh: v.string(),
    /** The English ones; empty: none. */
    en: v.string(),
  }),
});

export const saveSubtitles = defineCall({
  name: 'manage/courses/saveSubtitles',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Keeps subtitles of a film or a sound, which are its transcript and found by the search as well. What a version has stays as it is: then the answer has another id. Refused: `fieldsRefused` with `text`: empty | many | times | backwards | order | late | long, and the line in `data.line`',
  source: ['CO-04', 'MC-03'],
  request: v.object({
    ...playing,
    /** Language of the words. */
    spoken: v.picklist(['zh', 'en']),
    /** WebVTT or SubRip; empty: there are none any more. */
    text: text(most.subtitles),
  }),
  response: courseMaterial,
});

/** Data of a refusal of `saveSubtitles`. */
export const subtitleFault = v.object({
  /** Line of the text, from 1. */
  line: v.int(),
});
