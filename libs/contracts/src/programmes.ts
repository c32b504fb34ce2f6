import { defineCall } from './call.ts';
import { coverMotif } from './coverMotif.ts';
import { page, pageOf } from './page.ts';
import {
  joinRefusals,
  programmeStates,
  programmeTabs,
  stageRules,
  stageStates,
  programmeTaskKinds,
  programmeTaskStates,
} from './programmes.choices.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

const count = z.int().check(z.gte(0));

/** What somebody still has to do in a programme. */
export const missingTasks = z.object({
  /** Required tasks. */
  required: count,
  /** Elective tasks, of those that may be chosen. */
  elective: count,
  /** Choices between stages that have not been made. */
  choices: count,
});
export type MissingTasks = z.output<typeof missingTasks>;

/** A stage as a piece of the whole. */
export const stagePiece = z.object({
  /** Its id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** Where the viewer stands with it. */
  state: z.enum(stageStates),
  /** Tasks that it asks for: the required ones, and the electives that have to be chosen. */
  all: count,
  /** Of these, done. */
  done: count,
  /** Of those left, for the viewer to do no more: their domain has closed them. Above 0 the programme stays incomplete. */
  missed: count,
});
export type StagePiece = z.output<typeof stagePiece>;

/** A training programme as lists show it [TR-02]. */
export const programmeCard = z.object({
  /** Its id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** One or two sentences; empty where there are none. */
  summary: z.string(),
  /** Field that it belongs to; empty where it has none. */
  category: z.string(),
  /** Which of several terms it is; empty where there are none. */
  term: z.string(),
  /** Who runs it. */
  owner: z.string(),
  /** What its cover is drawn from. */
  motif: coverMotif,
  /** Where the viewer stands with it. */
  state: z.enum(programmeStates),
  /** The viewer takes part. */
  joined: z.boolean(),
  /** Why the viewer cannot join; null: may. */
  refusal: z.nullable(z.enum(joinRefusals)),
  /** When it begins, for the viewer; null: at any time. */
  beginsAt: z.nullable(epochMs),
  /** When it is over, for the viewer; null: never. */
  endsAt: z.nullable(epochMs),
  /** Days to complete it in, counted from joining; null: until its end. */
  days: z.nullable(count),
  /** How many take part. */
  people: count,
  /** Hundredths. */
  credits: count,
  /** Its stages, in their order. */
  stages: z.array(stagePiece),
  /** Required tasks of those that count for the viewer. */
  required: z.object({
    /** Done. */
    done: count,
    /** All of them. */
    all: count,
  }),
  /** Elective tasks. */
  elective: z.object({
    /** Done. */
    done: count,
    /** That have to be done. */
    all: count,
  }),
  /** What is still to be done. */
  missing: missingTasks,
  /** The next task that can be done; null where none can. */
  next: z.nullable(
    z.object({
      /** Id of the task. */
      id: z.int(),
      /** What it asks for. */
      kind: z.enum(programmeTaskKinds),
      /** Id of the course, exam and so on. */
      itemId: z.int(),
      /** In the viewer’s language. */
      title: z.string(),
      /** When it has to be done; null where nothing presses. */
      dueAt: z.nullable(epochMs),
      /** Place of its stage, from 1. */
      stage: z.int(),
    }),
  ),
  /** 1 for the first; a recertification counts on. */
  round: z.int(),
  /** When the round was completed; null while it is not. */
  completedAt: z.nullable(epochMs),
  /** When the next round opens by itself; null where none will. */
  renewsAt: z.nullable(epochMs),
});
export type ProgrammeCard = z.output<typeof programmeCard>;

/** A task of a programme, with what its own domain says of it. */
export const programmeTask = z.object({
  /** Id of the task. */
  id: z.int(),
  /** What it asks for. */
  kind: z.enum(programmeTaskKinds),
  /** Id of the course, exam and so on. */
  itemId: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** Otherwise it is one of those to choose from. */
  required: z.boolean(),
  /** Where the viewer stands with it. */
  state: z.enum(programmeTaskStates),
  /** It can be opened: its domain has it for the viewer. */
  available: z.boolean(),
  /** Begun and not done yet. */
  begun: z.boolean(),
  /** Handed in, and waiting for its mark. */
  waits: z.boolean(),
  /** When it can be begun; null: as soon as its stage is open. */
  opensAt: z.nullable(epochMs),
  /** When it has to be done; null where nothing presses. */
  dueAt: z.nullable(epochMs),
  /** When it was done. */
  doneAt: z.nullable(epochMs),
  /** Minutes that it takes; null where that is unknown. */
  minutes: z.nullable(count),
  /** Questions of an exam or questionnaire; null elsewhere. */
  questions: z.nullable(count),
  /** Attempts that an exam allows; null elsewhere. */
  attempts: z.nullable(count),
  /** Hundredths; null where there is no score or it is hidden. */
  score: z.nullable(count),
  /** Where it takes place; empty online. */
  place: z.string(),
});
export type ProgrammeTask = z.output<typeof programmeTask>;

/** A stage of a programme. */
export const programmeStage = z.object({
  ...stagePiece.shape,
  /** When it opens. */
  rule: z.enum(stageRules),
  /** Stages with the same number are alternatives; 0: it is none. */
  choice: z.int(),
  /** When it opens, for the viewer; null where no date says so. */
  opensAt: z.nullable(epochMs),
  /** When it is to be done, for the viewer; null where no date says so. */
  dueAt: z.nullable(epochMs),
  /** Required tasks. */
  required: z.object({
    /** Done. */
    done: count,
    /** All of them. */
    all: count,
  }),
  /** Elective tasks. */
  elective: z.object({
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
  changeable: z.boolean(),
  /** In their order. */
  tasks: z.array(programmeTask),
});
export type ProgrammeStage = z.output<typeof programmeStage>;

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
    tab: z.optional(z.enum(programmeTabs)),
  }),
  response: pageOf(programmeCard, {
    /** How many there are in each part. */
    counts: z.object({
      /** All of them. */
      all: count,
      /** Begun and neither completed nor over. */
      in_progress: count,
      /** Not begun yet. */
      not_started: count,
      /** Completed. */
      completed: count,
      /** Over or put away. */
      ended: count,
    }),
  }),
});

/** A programme with its stages and tasks. */
export const programmeView = z.object({
  /** The programme as lists show it. */
  programme: programmeCard,
  /** In their order. */
  stages: z.array(programmeStage),
  /** What was finished before somebody joined counts. */
  countsEarlier: z.boolean(),
  /** Title of the certificate for completing it; null where there is none. */
  certificate: z.nullable(z.string()),
  /** Days that completing it is good for; null: for ever. */
  validDays: z.nullable(count),
  /** Some of those who take part. */
  people: z.array(
    z.object({
      /** In the viewer’s language. */
      name: z.string(),
      /** Of the department; empty where there is none. */
      department: z.string(),
    }),
  ),
  /** Clock of the server, epoch ms. */
  now: epochMs,
});
export type ProgrammeView = z.output<typeof programmeView>;

export const programmeDetail = defineCall({
  name: 'apiTraining/programme',
  method: 'GET',
  access: 'open',
  summary: 'A training programme with its stages and tasks, and where the viewer stands',
  source: ['TR-02'],
  request: z.object({
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
  request: z.object({
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
  request: z.object({
    /** Programme id. */
    id: wireId,
    /** Stage id. */
    stage: wireId,
  }),
  response: programmeView,
});
