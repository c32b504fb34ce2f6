import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { page, pageOf } from '../page.ts';
import {
  joinRefusals,
  programmeStates,
  programmeTabs,
  stageRules,
  stageStates,
  programmeTaskKinds,
  programmeTaskStates,
} from './programmes.choices.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

const count = v.pipe(v.int(), v.minValue(0));

/** Remaining work of a person in a programme. */
export const missingTasks = v.object({
  /** Required tasks. */
  required: count,
  /** Elective tasks still to be done. */
  elective: count,
  /** Choices between stages not made yet. */
  choices: count,
});
export type MissingTasks = v.InferOutput<typeof missingTasks>;

/** A stage in the overview of a programme. */
export const stagePiece = v.object({
  /** Stage id. */
  id: v.int(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Its state for the viewer. */
  state: v.picklist(stageStates),
  /** Number of its tasks: the required ones and the necessary electives. */
  all: count,
  /** Tasks done. */
  done: count,
  /** Tasks that the viewer can no longer do, closed by their domain. Above 0 the programme stays incomplete. */
  missed: count,
});
export type StagePiece = v.InferOutput<typeof stagePiece>;

/** A training programme in a list [TR-02]. */
export const programmeCard = v.object({
  /** Programme id. */
  id: v.int(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** One or two sentences; may be empty. */
  summary: v.string(),
  /** Subject area; empty without one. */
  category: v.string(),
  /** Name of its term; empty without terms. */
  term: v.string(),
  /** Its organiser. */
  owner: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Its state for the viewer. */
  state: v.picklist(programmeStates),
  /** True when the viewer takes part. */
  joined: v.boolean(),
  /** Reason why the viewer cannot join; null when they can. */
  refusal: v.nullable(v.picklist(joinRefusals)),
  /** Start for the viewer; null for any time. */
  beginsAt: v.nullable(epochMs),
  /** End for the viewer; null for never. */
  endsAt: v.nullable(epochMs),
  /** Days for completion, counted from joining; null: until its end. */
  days: v.nullable(count),
  /** Number of participants. */
  people: count,
  /** Credits, hundredths. */
  credits: count,
  /** Its stages, in order. */
  stages: v.array(stagePiece),
  /** Required tasks that count for the viewer. */
  required: v.object({
    /** Done tasks. */
    done: count,
    /** All tasks. */
    all: count,
  }),
  /** Elective tasks. */
  elective: v.object({
    /** Done tasks. */
    done: count,
    /** Necessary tasks. */
    all: count,
  }),
  /** Remaining work. */
  missing: missingTasks,
  /** The next task that can be done; null for none. */
  next: v.nullable(
    v.object({
      /** Task id. */
      id: v.int(),
      /** Kind of task. */
      kind: v.picklist(programmeTaskKinds),
      /** Id of the course, exam and so on. */
      itemId: v.int(),
      /** Title, in the viewer’s language. */
      title: v.string(),
      /** Deadline; null for none. */
      dueAt: v.nullable(epochMs),
      /** Number of its stage, from 1. */
      stage: v.int(),
    }),
  ),
  /** Round, from 1; a recertification increases it. */
  round: v.int(),
  /** Time at which the round was completed; null before it. */
  completedAt: v.nullable(epochMs),
  /** Time of the next round's automatic start; null for none. */
  renewsAt: v.nullable(epochMs),
});
export type ProgrammeCard = v.InferOutput<typeof programmeCard>;

/** A task of a programme, with details from its own domain. */
export const programmeTask = v.object({
  /** Task id. */
  id: v.int(),
  /** Kind of task. */
  kind: v.picklist(programmeTaskKinds),
  /** Id of the course, exam and so on. */
  itemId: v.int(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** True for a required task, false for an elective. */
  required: v.boolean(),
  /** Its state for the viewer. */
  state: v.picklist(programmeTaskStates),
  /** True when the viewer can open it in its domain. */
  available: v.boolean(),
  /** True when begun and not done yet. */
  begun: v.boolean(),
  /** True when submitted and waiting for its mark. */
  waits: v.boolean(),
  /** Time from which it can be begun; null: as soon as its stage is open. */
  opensAt: v.nullable(epochMs),
  /** Deadline; null for none. */
  dueAt: v.nullable(epochMs),
  /** Time of completion. */
  doneAt: v.nullable(epochMs),
  /** Duration in minutes; null when unknown. */
  minutes: v.nullable(count),
  /** Questions of an exam or questionnaire; null otherwise. */
  questions: v.nullable(count),
  /** Allowed attempts of an exam; null otherwise. */
  attempts: v.nullable(count),
  /** Score, hundredths; null without one, or when hidden. */
  score: v.nullable(count),
  /** Its place; empty online. */
  place: v.string(),
});
export type ProgrammeTask = v.InferOutput<typeof programmeTask>;

/** A stage of a programme. */
export const programmeStage = v.object({
  ...stagePiece.entries,
  /** Opening rule. */
  rule: v.picklist(stageRules),
  /** Number shared by alternative stages; 0 for a stage without alternatives. */
  choice: v.int(),
  /** Time of the opening for the viewer; null without a date. */
  opensAt: v.nullable(epochMs),
  /** Deadline for the viewer; null without a date. */
  dueAt: v.nullable(epochMs),
  /** Required tasks. */
  required: v.object({
    /** Done tasks. */
    done: count,
    /** All tasks. */
    all: count,
  }),
  /** Elective tasks. */
  elective: v.object({
    /** Done tasks. */
    done: count,
    /** Necessary tasks. */
    need: count,
    /** Tasks on offer. */
    all: count,
  }),
  /** Required tasks and electives of earlier stages that keep it locked. */
  waitsFor: count,
  /** True when an alternative can still be chosen instead. */
  changeable: v.boolean(),
  /** In display order. */
  tasks: v.array(programmeTask),
});
export type ProgrammeStage = v.InferOutput<typeof programmeStage>;

export const programmeList = defineCall({
  name: 'apiTraining/programmes',
  method: 'GET',
  access: 'open',
  summary: 'Training programmes that the viewer may see, those published last first',
  source: ['TR-02'],
  request: page({}),
  response: pageOf(programmeCard),
});

export const myProgrammes = defineCall({
  name: 'apiTraining/my',
  method: 'GET',
  summary: 'Training programmes that the learner takes part in, those joined last first',
  source: ['TR-02'],
  request: page({
    /** Requested part of the list. */
    tab: v.optional(v.picklist(programmeTabs)),
  }),
  response: pageOf(programmeCard, {
    /** Number of programmes in each part. */
    counts: v.object({
      /** All programmes. */
      all: count,
      /** Begun and still possible to complete. */
      in_progress: count,
      /** Not begun yet. */
      not_started: count,
      /** Completed. */
      completed: count,
      /** Ended, archived, or impossible to complete. */
      ended: count,
    }),
  }),
});

/** A programme with its stages and tasks. */
export const programmeView = v.object({
  /** The programme as in lists. */
  programme: programmeCard,
  /** In display order. */
  stages: v.array(programmeStage),
  /** True when work finished before joining counts. */
  countsEarlier: v.boolean(),
  /** Title of the certificate for completion; null without one. */
  certificate: v.nullable(v.string()),
  /** Validity of a completion in days; null for unlimited. */
  validDays: v.nullable(count),
  /** Some of the participants. */
  people: v.array(
    v.object({
      /** Name, in the viewer’s language. */
      name: v.string(),
      /** Name of the department; empty without one. */
      department: v.string(),
    }),
  ),
  /** Clock of the server, epoch ms. */
  now: epochMs,
});
export type ProgrammeView = v.InferOutput<typeof programmeView>;

export const programmeDetail = defineCall({
  name: 'apiTraining/programme',
  method: 'GET',
  access: 'open',
  summary: 'A training programme with its stages and tasks, and where the viewer stands',
  source: ['TR-02'],
  request: v.object({
    /** Programme id. */
    id: wireId,
  }),
  response: programmeView,
});

export const joinProgramme = defineCall({
  name: 'apiTraining/join',
  method: 'POST',
  summary: 'Takes part in a programme that is open to all who see it',
  source: ['TR-02'],
  request: v.object({
    /** Programme id. */
    id: wireId,
  }),
  response: programmeView,
});

export const chooseStage = defineCall({
  name: 'apiTraining/choose',
  method: 'POST',
  summary: 'Chooses one of several stages, in place of another one where nothing in that is done yet',
  source: ['TR-02'],
  request: v.object({
    /** Programme id. */
    id: wireId,
    /** Stage id. */
    stage: wireId,
  }),
  response: programmeView,
});
