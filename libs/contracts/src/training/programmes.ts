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

/** What somebody still has to do in a programme. */
export const missingTasks = v.object({
  /** Required tasks. */
  required: count,
  /** Elective tasks, of those that may be chosen. */
  elective: count,
  /** Choices between stages that have not been made. */
  choices: count,
});
export type MissingTasks = v.InferOutput<typeof missingTasks>;

/** A stage as a piece of the whole. */
export const stagePiece = v.object({
  /** Its id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Its state for the viewer. */
  state: v.picklist(stageStates),
  /** Tasks that it asks for: the required ones, and the electives that have to be chosen. */
  all: count,
  /** Of these, done. */
  done: count,
  /** Of those left, for the viewer to do no more: their domain has closed them. Above 0 the programme stays incomplete. */
  missed: count,
});
export type StagePiece = v.InferOutput<typeof stagePiece>;

/** A training programme as lists show it [TR-02]. */
export const programmeCard = v.object({
  /** Its id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** One or two sentences; empty where there are none. */
  summary: v.string(),
  /** Field that it belongs to; empty where it has none. */
  category: v.string(),
  /** Which of several terms it is; empty where there are none. */
  term: v.string(),
  /** Its organiser. */
  owner: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Its state for the viewer. */
  state: v.picklist(programmeStates),
  /** The viewer takes part. */
  joined: v.boolean(),
  /** Why the viewer cannot join; null: may. */
  refusal: v.nullable(v.picklist(joinRefusals)),
  /** When it begins, for the viewer; null: at any time. */
  beginsAt: v.nullable(epochMs),
  /** When it is over, for the viewer; null: never. */
  endsAt: v.nullable(epochMs),
  /** Days to complete it in, counted from joining; null: until its end. */
  days: v.nullable(count),
  /** How many take part. */
  people: count,
  /** Hundredths. */
  credits: count,
  /** Its stages, in their order. */
  stages: v.array(stagePiece),
  /** Required tasks of those that count for the viewer. */
  required: v.object({
    /** Done. */
    done: count,
    /** All of them. */
    all: count,
  }),
  /** Elective tasks. */
  elective: v.object({
    /** Done. */
    done: count,
    /** That have to be done. */
    all: count,
  }),
  /** What is still to be done. */
  missing: missingTasks,
  /** The next task that can be done; null where none can. */
  next: v.nullable(
    v.object({
      /** Id of the task. */
      id: v.int(),
      /** The requested input. */
      kind: v.picklist(programmeTaskKinds),
      /** Id of the course, exam and so on. */
      itemId: v.int(),
      /** In the viewer’s language. */
      title: v.string(),
      /** When it has to be done; null where nothing presses. */
      dueAt: v.nullable(epochMs),
      /** Place of its stage, from 1. */
      stage: v.int(),
    }),
  ),
  /** 1 for the first; a recertification counts on. */
  round: v.int(),
  /** When the round was completed; null while it is not. */
  completedAt: v.nullable(epochMs),
  /** When the next round opens by itself; null where none will. */
  renewsAt: v.nullable(epochMs),
});
export type ProgrammeCard = v.InferOutput<typeof programmeCard>;

/** A task of a programme, with what its own domain says of it. */
export const programmeTask = v.object({
  /** Id of the task. */
  id: v.int(),
  /** The requested input. */
  kind: v.picklist(programmeTaskKinds),
  /** Id of the course, exam and so on. */
  itemId: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Otherwise it is one of those to choose from. */
  required: v.boolean(),
  /** Its state for the viewer. */
  state: v.picklist(programmeTaskStates),
  /** It can be opened: its domain has it for the viewer. */
  available: v.boolean(),
  /** Begun and not done yet. */
  begun: v.boolean(),
  /** Handed in, and waiting for its mark. */
  waits: v.boolean(),
  /** When it can be begun; null: as soon as its stage is open. */
  opensAt: v.nullable(epochMs),
  /** When it has to be done; null where nothing presses. */
  dueAt: v.nullable(epochMs),
  /** When it was done. */
  doneAt: v.nullable(epochMs),
  /** Minutes that it takes; null where that is unknown. */
  minutes: v.nullable(count),
  /** Questions of an exam or questionnaire; null elsewhere. */
  questions: v.nullable(count),
  /** Attempts that an exam allows; null elsewhere. */
  attempts: v.nullable(count),
  /** Hundredths; null where there is no score or it is hidden. */
  score: v.nullable(count),
  /** Its place; empty online. */
  place: v.string(),
});
export type ProgrammeTask = v.InferOutput<typeof programmeTask>;

/** A stage of a programme. */
export const programmeStage = v.object({
  ...stagePiece.entries,
  /** When it opens. */
  rule: v.picklist(stageRules),
  /** Stages with the same number are alternatives; 0: it is none. */
  choice: v.int(),
  /** When it opens, for the viewer; null where no date says so. */
  opensAt: v.nullable(epochMs),
  /** When it is to be done, for the viewer; null where no date says so. */
  dueAt: v.nullable(epochMs),
  /** Required tasks. */
  required: v.object({
    /** Done. */
    done: count,
    /** All of them. */
    all: count,
  }),
  /** Elective tasks. */
  elective: v.object({
    /** Done. */
    done: count,
    /** That have to be done. */
    need: count,
    /** To choose from. */
    all: count,
  }),
  /** Required tasks and electives of the stages before it that keep it locked. */
  waitsFor: count,
  /** It may still be exchanged for another one of its kind. */
  changeable: v.boolean(),
  /** In their order. */
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
    /** Which part of the list. */
    tab: v.optional(v.picklist(programmeTabs)),
  }),
  response: pageOf(programmeCard, {
    /** How many there are in each part. */
    counts: v.object({
      /** All of them. */
      all: count,
      /** Begun, neither completed nor over, and still to be completed. */
      in_progress: count,
      /** Not begun yet. */
      not_started: count,
      /** Completed. */
      completed: count,
      /** Over, put away, or to be completed no more. */
      ended: count,
    }),
  }),
});

/** A programme with its stages and tasks. */
export const programmeView = v.object({
  /** The programme as lists show it. */
  programme: programmeCard,
  /** In their order. */
  stages: v.array(programmeStage),
  /** What was finished before somebody joined counts. */
  countsEarlier: v.boolean(),
  /** Title of the certificate for completing it; null where there is none. */
  certificate: v.nullable(v.string()),
  /** Days that completing it is good for; null: for ever. */
  validDays: v.nullable(count),
  /** Some of those who take part. */
  people: v.array(
    v.object({
      /** In the viewer’s language. */
      name: v.string(),
      /** Of the department; empty where there is none. */
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
