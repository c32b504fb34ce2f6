import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { assessmentRelations, assessmentStates, assessmentTabs } from './talent.choices.ts';
import { epochMs, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** A task of assessment as lists show it [TA-01]. */
const card = z.object({
  /** Task id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** The tool that is answered. */
  tool: z.string(),
  /** Who is assessed. */
  subject: z.string(),
  /** As what the viewer answers. */
  relation: z.enum(assessmentRelations),
  /** Where the viewer stands with it. */
  state: z.enum(assessmentStates),
  /** Epoch ms. */
  opensAt: epochMs,
  /** Until when, epoch ms. */
  dueAt: epochMs,
  /** Items answered so far. */
  answered: z.int(),
  /** Items in all. */
  items: z.int(),
  /** When the viewer handed in, epoch ms; null: not yet. */
  handedInAt: z.nullable(epochMs),
  /** There is a report that the viewer may read: one’s own, once one has handed in. */
  report: z.boolean(),
});
export type AssessmentCard = z.output<typeof card>;

const detail = z.object({
  /** As lists show it. */
  task: card,
  /** What the assessment is for, paragraphs apart by an empty line. */
  about: z.string(),
  /** What the tool asks about, one name per dimension. */
  dimensions: z.array(z.string()),
  /** What the tool takes, minutes. */
  minutes: z.int(),
  /** Who answers besides: how many of each kind, and how many have handed in; only of one’s own assessment. */
  assessors: z.array(
    z.object({
      /** As what. */
      relation: z.enum(assessmentRelations),
      /** How many people. */
      people: z.int(),
      /** How many of them have handed in. */
      handedIn: z.int(),
    }),
  ),
});
export type AssessmentDetail = z.output<typeof detail>;

/** One statement of a tool. */
const item = z.object({
  /** 1 for the first. */
  no: z.int(),
  /** In the viewer’s language. */
  text: z.string(),
  /** What the viewer has answered, 1 to 5; 0: nothing yet. */
  value: z.int(),
});
export type AssessmentItem = z.output<typeof item>;

const tool = z.object({
  /** As lists show it. */
  task: card,
  /** How the statements are to be answered. */
  about: z.string(),
  /** Words of the steps, 1 first. */
  scale: z.array(z.string()),
  /** Statements in their order. */
  items: z.array(item),
});
export type AssessmentTool = z.output<typeof tool>;

/** One dimension of a report. Values are tenths, 10 to 50. */
const dimension = z.object({
  /** In the viewer’s language. */
  title: z.string(),
  /** What is meant, one sentence. */
  about: z.string(),
  /** By oneself; null: not handed in. */
  self: z.nullable(z.int()),
  /** By the leader; null: not handed in. */
  leader: z.nullable(z.int()),
  /** By peers on average; null: too few have handed in. */
  peers: z.nullable(z.int()),
});
export type AssessmentDimension = z.output<typeof dimension>;

const one = z.object({
  /** Task id. */
  id: wireId,
});

export const assessmentTasks = defineCall({
  name: 'apiTalent/assessmentTasks',
  method: 'GET',
  summary: 'Assessments that the viewer is to answer, about oneself or others',
  source: ['TA-01'],
  request: page({
    /** Which part of the list. */
    tab: z.enum(assessmentTabs),
  }),
  response: pageOf(card),
});

export const assessmentTask = defineCall({
  name: 'apiTalent/assessmentTask',
  method: 'GET',
  summary: 'A task of assessment: the tool, the period, who assesses',
  source: ['TA-01'],
  request: one,
  response: detail,
});

export const assessmentTool = defineCall({
  name: 'apiTalent/assessmentTool',
  method: 'GET',
  summary: 'The tool of a task with what the viewer has answered; refused outside its period',
  source: ['TA-01'],
  request: one,
  response: tool,
});

export const answerAssessment = defineCall({
  name: 'apiTalent/answerAssessment',
  method: 'POST',
  summary: 'Keeps the answer to one statement; a later one takes its place',
  source: ['TA-01'],
  request: z.object({
    ...one.shape,
    /** Number of the statement. */
    item: wireInt,
    /** 1 to 5. */
    value: wireInt,
  }),
  response: z.object({
    /** Items answered so far. */
    answered: z.int(),
  }),
});

export const handInAssessment = defineCall({
  name: 'apiTalent/handInAssessment',
  method: 'POST',
  summary: 'Hands an assessment in, once; refused with the numbers that are missing while some are',
  source: ['TA-01'],
  request: one,
  response: card,
});

/** Data of `assessmentIncomplete`. */
export const missingItems = z.object({
  /** Numbers of statements without an answer. */
  items: z.array(z.int()),
});

export const assessmentReport = defineCall({
  name: 'apiTalent/assessmentReport',
  method: 'GET',
  summary: 'The report of one’s own assessment: its dimensions, and the PDF, open for an hour',
  source: ['TA-01'],
  request: one,
  response: z.object({
    /** As lists show it. */
    task: card,
    /** In the tool’s order. */
    dimensions: z.array(dimension),
    /** Address of the PDF, to be shown and printed. */
    url: z.string(),
    /** Address that saves it. */
    saveUrl: z.string(),
    /** As what it is saved. */
    file: z.string(),
  }),
});
export type AssessmentReport = z.output<(typeof assessmentReport)['response']>;
