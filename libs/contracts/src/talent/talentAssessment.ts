import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { assessmentRelations, assessmentStates, assessmentTabs } from './talent.choices.ts';
import { epochMs, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A task of assessment as lists show it [TA-01]. */
const card = v.object({
  /** Task id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** The tool that is answered. */
  tool: v.string(),
  /** Who is assessed. */
  subject: v.string(),
  /** As what the viewer answers. */
  relation: v.picklist(assessmentRelations),
  /** Its state for the viewer. */
  state: v.picklist(assessmentStates),
  /** Epoch ms. */
  opensAt: epochMs,
  /** Until when, epoch ms. */
  dueAt: epochMs,
  /** Items answered so far. */
  answered: v.int(),
  /** Items in all. */
  items: v.int(),
  /** When the viewer handed in, epoch ms; null: not yet. */
  handedInAt: v.nullable(epochMs),
  /** There is a report that the viewer may read: one’s own, once one has handed in. */
  report: v.boolean(),
});
export type AssessmentCard = v.InferOutput<typeof card>;

const detail = v.object({
  /** As lists show it. */
  task: card,
  /** Purpose of the assessment, paragraphs apart by an empty line. */
  about: v.string(),
  /** What the tool asks about, one name per dimension. */
  dimensions: v.array(v.string()),
  /** What the tool takes, minutes. */
  minutes: v.int(),
  /** Who answers besides: how many of each kind, and how many have handed in; only of one’s own assessment. */
  assessors: v.array(
    v.object({
      /** As what. */
      relation: v.picklist(assessmentRelations),
      /** How many people. */
      people: v.int(),
      /** How many of them have handed in. */
      handedIn: v.int(),
    }),
  ),
});
export type AssessmentDetail = v.InferOutput<typeof detail>;

/** One statement of a tool. */
const item = v.object({
  /** 1 for the first. */
  no: v.int(),
  /** In the viewer’s language. */
  text: v.string(),
  /** What the viewer has answered, 1 to 5; 0: nothing yet. */
  value: v.int(),
});
export type AssessmentItem = v.InferOutput<typeof item>;

const tool = v.object({
  /** As lists show it. */
  task: card,
  /** How the statements are to be answered. */
  about: v.string(),
  /** Words of the steps, 1 first. */
  scale: v.array(v.string()),
  /** Statements in their order. */
  items: v.array(item),
});
export type AssessmentTool = v.InferOutput<typeof tool>;

/** One dimension of a report. Values are tenths, 10 to 50. */
const dimension = v.object({
  /** In the viewer’s language. */
  title: v.string(),
  /** What is meant, one sentence. */
  about: v.string(),
  /** By oneself; null: not handed in. */
  self: v.nullable(v.int()),
  /** By the leader; null: not handed in. */
  leader: v.nullable(v.int()),
  /** By peers on average; null: too few have handed in. */
  peers: v.nullable(v.int()),
});
export type AssessmentDimension = v.InferOutput<typeof dimension>;

const one = v.object({
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
    tab: v.picklist(assessmentTabs),
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
  request: v.object({
    ...one.entries,
    /** Number of the statement. */
    item: wireInt,
    /** 1 to 5. */
    value: wireInt,
  }),
  response: v.object({
    /** Items answered so far. */
    answered: v.int(),
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
export const missingItems = v.object({
  /** Numbers of statements without an answer. */
  items: v.array(v.int()),
});

export const assessmentReport = defineCall({
  name: 'apiTalent/assessmentReport',
  method: 'GET',
  summary: 'The report of one’s own assessment: its dimensions, and the PDF, open for an hour',
  source: ['TA-01'],
  request: one,
  response: v.object({
    /** As lists show it. */
    task: card,
    /** In the tool’s order. */
    dimensions: v.array(dimension),
    /** Address of the PDF, to be shown and printed. */
    url: v.string(),
    /** Address that saves it. */
    saveUrl: v.string(),
    /** As what it is saved. */
    file: v.string(),
  }),
});
export type AssessmentReport = v.InferOutput<(typeof assessmentReport)['response']>;
