import { categoryKeyForm } from '../categoryKey.ts';
import { versionFields } from '../manage/versions.ts';
import { defineCall } from '../call.ts';
import { audience } from '../manage/audience.ts';
import { draftText } from '../manage/draftText.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, wireId, wireInt, wireJson } from '../wire.ts';
import { examKinds, questionKinds } from './exam.choices.ts';
import { examDraftRules, examLimits, managedExamStates } from './managedExams.choices.ts';

const most = examLimits;
const whole = (from: number, to: number) => v.pipe(v.int(), v.minValue(from), v.maxValue(to));
/** Hundredths of a point. */
const points = whole(0, 10_000_000);

/** A section of the paper: questions of one kind that score alike. */
const draftPart = v.object({
  /** Name of the section in the editor; stays while it is moved. */
  key: v.pipe(v.string(), v.regex(/^[0-9a-z]{1,16}$/)),
  /** Kind of its questions. */
  kind: v.picklist(questionKinds),
  /** Number of questions that each learner gets. */
  count: whole(1, most.perPart),
  /** Hundredths for each question. */
  scoreEach: whole(1, 100_000),
  /** Hundredths for a choice that is right and not whole. */
  scorePartial: whole(0, 100_000),
  /** Bank of which it is drawn, or in which its questions are; null: not chosen yet. */
  bank: v.nullable(listedId),
  /** Drawn questions: 1 easy, 2 medium, 3 hard; null: any. */
  difficulty: v.nullable(whole(1, 3)),
  /** Drawn questions have one of these tags; empty: any. */
  tags: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(most.tag))), v.maxLength(most.tags)),
  /** The same questions for everybody, by id; null: drawn for each attempt. */
  questions: v.nullable(v.pipe(v.array(listedId), v.maxLength(most.perPart))),
});
export type ExamDraftPart = v.InferOutput<typeof draftPart>;

/** An exam as it is edited. */
export const examDraft = v.object({
  /** Its title. */
  title: draftText(most.title),
  /** Text before the exam, HTML. */
  introduction: draftText(most.introduction),
  /** Way of sitting it. */
  kind: v.picklist(examKinds),
  /** Place of an offline exam. */
  place: draftText(most.place),
  /** Key of its category; empty: none. */
  category: v.pipe(v.string(), v.regex(categoryKeyForm)),
  /** When it opens. */
  opensAt: epochMs,
  /** When it closes. */
  closesAt: epochMs,
  /** Minutes of an attempt. */
  durationMin: whole(1, 1440),
  /** Minutes after the opening until which it may be begun; null: until it closes. */
  lateEntryMin: v.nullable(whole(1, 525_600)),
  /** Passing score, hundredths. */
  passScore: points,
  /** Credits for passing, hundredths. */
  credits: whole(0, 100_000),
  /** Points of the mall for passing. */
  points: whole(0, 100_000),
  /** Attempts after the first one. */
  makeupCount: whole(0, 100),
  /** When these may be begun; null: as the first one. */
  makeupOpensAt: v.nullable(epochMs),
  /** When these may no longer be begun; null: as the first one. */
  makeupClosesAt: v.nullable(epochMs),
  /** Minutes between two attempts. */
  makeupIntervalMin: whole(0, 525_600),
  /** Screen switches that are allowed; null: not counted. */
  switchLimit: v.nullable(whole(0, 100)),
  /** Failed face checks that are allowed; null: no face check. */
  faceLimit: v.nullable(whole(0, 20)),
  /** Minutes between two checks during the exam; null: before the start alone. */
  faceEveryMin: v.nullable(whole(1, 1440)),
  /** People without a camera may sit it, which is recorded; null: the enterprise’s rule. */
  faceWithoutCamera: v.nullable(v.boolean()),
  /** Allowed devices; empty: any. */
  devices: v.pipe(v.array(v.picklist(['desktop', 'mobile'])), v.maxLength(2)),
  /** Each attempt has its own order of questions and options. */
  shuffled: v.boolean(),
  /** When answers are shown. */
  showAnswers: v.picklist(['never', 'marked', 'closed']),
  /** Whether the score is shown. */
  showScore: v.boolean(),
  /** Whether there is a ranking. */
  ranking: v.boolean(),
  /** Markers do not see the learner’s name. */
  anonymous: v.boolean(),
  /** Ids of the lecturers who mark it beside the administrators. */
  markers: v.pipe(v.array(listedId), v.maxLength(most.markers)),
  /** Its audience; null: everyone. */
  audience: v.nullable(audience),
  /** Sections in the order of the paper. */
  parts: v.pipe(v.array(draftPart), v.maxLength(most.parts)),
});
export type ExamDraft = v.InferOutput<typeof examDraft>;

/** Something that keeps a draft from being published. */
const draftFault = v.object({
  /** Name of a setting, or key of a section. */
  at: v.string(),
  /** The broken rule. */
  rule: v.picklist(examDraftRules),
});
export type ExamDraftFault = v.InferOutput<typeof draftFault>;

/** The questions that a section can be drawn of. */
const partPool = v.object({
  /** Key of the section. */
  key: v.string(),
  /** Questions that fit it and that no earlier section takes. */
  fits: v.int(),
  /** The same with any difficulty. */
  anyDifficulty: v.int(),
  /** The same with any tag. */
  anyTag: v.int(),
});
export type ExamPartPool = v.InferOutput<typeof partPool>;

const edited = v.object({
  /** Id of the exam. */
  id: v.int(),
  /** State of the exam. */
  state: v.picklist(managedExamStates),
  /** Number of the version that learners see; 0: none was published in the console. */
  version: v.int(),
  /** The draft; without one, what is published. */
  draft: examDraft,
  /** Begins a change; an older one is refused with `conflict`. 0: there is no draft yet. */
  revision: v.int(),
  /** Last save of the draft; null: there is none. */
  savedAt: v.nullable(epochMs),
  /** Name of who saved it; empty when unknown. */
  savedBy: v.string(),
  /** Names of the settings that differ from what learners see; `parts` for the paper. */
  changes: v.array(v.string()),
  /** Faults that keep it from being published. */
  faults: v.array(draftFault),
  /** One for each section. */
  pools: v.array(partPool),
  /** People for whom the draft is; null: it is for an audience that nobody has asked for yet. */
  people: v.nullable(v.int()),
  /** Papers that were begun. */
  begun: v.int(),
  /** Papers that are open at this moment. */
  sitting: v.int(),
  /** Names of the markers, by id. */
  markers: v.array(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
    }),
  ),
  /** Whether the caller may publish it. */
  mayPublish: v.boolean(),
});
export type EditedExam = v.InferOutput<typeof edited>;

/** The present state, in the refusal of a change that began from an older one. */
export const presentExam = v.object({
  /** The present state. */
  exam: edited,
});

const source = ['EX-01', 'EX-02', 'EX-05', 'EX-06', 'EX-07', 'EX-10'];
const ofExam = {
  /** Id of the exam. */
  id: wireId,
};
const begun = {
  ...ofExam,
  /** Revision that the change began from. */
  revision: wireInt,
};

export const examChoices = defineCall({
  name: 'manage/exams/choices',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Banks, categories and markers from which an editor of exams chooses',
  source,
  request: v.object({}),
  response: v.object({
    /** Question banks. */
    banks: v.array(
      v.object({
        /** Id of the bank. */
        id: v.int(),
        /** In the requested language. */
        name: v.string(),
        /** Its current questions by kind. */
        counts: v.array(
          v.object({
            /** Kind of the questions. */
            kind: v.picklist(questionKinds),
            /** How many there are. */
            count: v.int(),
          }),
        ),
        /** Tags of its questions. */
        tags: v.array(v.string()),
      }),
    ),
    /** Categories of exams. */
    categories: v.array(
      v.object({
        /** Key of the category. */
        key: v.string(),
        /** In the requested language. */
        name: v.string(),
      }),
    ),
    /** Lecturers who may mark. */
    markers: v.array(
      v.object({
        /** Id of the person. */
        id: v.int(),
        /** In the requested language. */
        name: v.string(),
      }),
    ),
  }),
});
export type ExamChoices = v.InferOutput<typeof examChoices.response>;

export const readExamDraft = defineCall({
  name: 'manage/exams/draft',
  method: 'GET',
  may: 'assessment.see',
  summary: 'An exam as it is edited. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object(ofExam),
  response: edited,
});

export const saveExamDraft = defineCall({
  name: 'manage/exams/save',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Saves a draft; learners see it when it is published. Refused: `conflict` for an older revision, with the present state in `data.exam`',
  source,
  request: v.object({
    ...begun,
    /** The whole draft. */
    draft: wireJson(examDraft, 200_000),
  }),
  response: edited,
});

export const discardExamDraft = defineCall({
  name: 'manage/exams/discard',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Gives up a draft: the editor begins again from what is published. Refused: `conflict` for an older revision',
  source,
  request: v.object(begun),
  response: edited,
});

export const publishExam = defineCall({
  name: 'manage/exams/publish',
  method: 'POST',
  may: 'assessment.publish',
  summary:
    'Publishes a draft as the next version. Papers that were begun keep their questions and their scores. Refused: `conflict` for an older revision; `fieldsRefused` with the broken rules by setting and section',
  source,
  request: v.object(begun),
  response: edited,
});

export const examVersions = defineCall({
  name: 'manage/exams/versions',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Versions of an exam that were published, the latest first',
  source,
  request: page(ofExam),
  response: pageOf(
    v.object({
      ...versionFields,
      /** Number of its questions. */
      questions: v.int(),
      /** Full score, hundredths. */
      fullScore: v.int(),
      /** Names of the settings that differ from the version before. */
      changes: v.array(v.string()),
    }),
  ),
});
export type ExamVersion = v.InferOutput<typeof examVersions.response>['items'][number];

export const bringExamBack = defineCall({
  name: 'manage/exams/bringBack',
  method: 'POST',
  may: 'assessment.edit',
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
