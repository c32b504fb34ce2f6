import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { assessmentRelations, assessmentStates, assessmentTabs } from './talent.choices.ts';
import { epochMs, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** An assessment task as lists show it [TA-01]. */
const card = v.object({
  /** Task id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Name of the assessment tool. */
  tool: v.string(),
  /** Name of the assessed person. */
  subject: v.string(),
  /** The viewer's relation to the assessed person. */
  relation: v.picklist(assessmentRelations),
  /** Its state for the viewer. */
  state: v.picklist(assessmentStates),
  /** Start of the period, epoch ms. */
  opensAt: epochMs,
  /** Deadline, epoch ms. */
  dueAt: epochMs,
  /** Number of items answered so far. */
  answered: v.int(),
  /** Number of items. */
  items: v.int(),
  /** Time of submission, epoch ms; null: not yet. */
  handedInAt: v.nullable(epochMs),
  /** The viewer may read the report: their own, after they have submitted. */
  report: v.boolean(),
});
export type AssessmentCard = v.InferOutput<typeof card>;

const detail = v.object({
  /** The task as lists show it. */
  task: card,
  /** Purpose of the assessment; empty lines separate paragraphs. */
  about: v.string(),
  /** Names of the tool's dimensions. */
  dimensions: v.array(v.string()),
  /** Time needed for the tool, minutes. */
  minutes: v.int(),
  /** Numbers of other assessors by relation, and of their submissions; only for one’s own assessment. */
  assessors: v.array(
    v.object({
      /** Relation to the assessed person. */
      relation: v.picklist(assessmentRelations),
      /** Number of assessors. */
      people: v.int(),
      /** Number of assessors who have submitted. */
      handedIn: v.int(),
    }),
  ),
});
export type AssessmentDetail = v.InferOutput<typeof detail>;

/** A statement of a tool. */
const item = v.object({
  /** Number of the statement, from 1. */
  no: v.int(),
  /** Text in the viewer’s language. */
  text: v.string(),
  /** The viewer's answer, 1 to 5; 0 for none yet. */
  value: v.int(),
});
export type AssessmentItem = v.InferOutput<typeof item>;

const tool = v.object({
  /** The task as lists show it. */
  task: card,
  /** Instructions for answering. */
  about: v.string(),
  /** Labels of the scale's steps, step 1 first. */
  scale: v.array(v.string()),
  /** Statements in order. */
  items: v.array(item),
});
export type AssessmentTool = v.InferOutput<typeof tool>;

/** A dimension of a report. Values are tenths, 10 to 50. */
const dimension = v.object({
  /** Name in the viewer’s language. */
  title: v.string(),
  /** Description in one sentence. */
  about: v.string(),
  /** Self-assessment; null: not submitted. */
  self: v.nullable(v.int()),
  /** Assessment by the leader; null: not submitted. */
  leader: v.nullable(v.int()),
  /** Average assessment by peers; null: too few have submitted. */
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
    /** Tab of the list. */
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
    /** Answer, 1 to 5. */
    value: wireInt,
  }),
  response: v.object({
    /** Number of items answered so far. */
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
    /** The task as lists show it. */
    task: card,
    /** Dimensions in the tool’s order. */
    dimensions: v.array(dimension),
    /** Address of the PDF for viewing and printing. */
    url: v.string(),
    /** Address of the PDF for saving. */
    saveUrl: v.string(),
    /** File name for saving. */
    file: v.string(),
  }),
});
export type AssessmentReport = v.InferOutput<(typeof assessmentReport)['response']>;
