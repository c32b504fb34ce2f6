/** Parts of the list of one's programmes. */
export const programmeTabs = ['all', 'in_progress', 'not_started', 'completed', 'ended'] as const;
export type ProgrammeTab = (typeof programmeTabs)[number];

/** State of a programme for a person [TR-02]. */
export const programmeStates = ['not_started', 'in_progress', 'completed', 'ended', 'archived'] as const;
export type ProgrammeState = (typeof programmeStates)[number];

/** Kinds of tasks; each is shown by its own domain. */
export const programmeTaskKinds = ['course', 'exam', 'questionnaire', 'homework', 'activity'] as const;
export type ProgrammeTaskKind = (typeof programmeTaskKinds)[number];

/** Opening rule of a stage: with the programme, on a date, after all earlier ones, or by the learner’s choice. */
export const stageRules = ['start', 'date', 'after', 'choice'] as const;
export type StageRule = (typeof stageRules)[number];

/** State of a stage for a person; `skipped`: an alternative was chosen. */
export const stageStates = ['done', 'open', 'locked', 'choose', 'skipped'] as const;
export type StageState = (typeof stageStates)[number];

/** State of a task for a person; `over`: it can no longer be done, or the programme has ended without it. */
export const programmeTaskStates = ['done', 'open', 'locked', 'over'] as const;
export type ProgrammeTaskState = (typeof programmeTaskStates)[number];

/** Reasons why a person cannot join: login required, assigned only, over, or already joined. */
export const joinRefusals = ['visitor', 'assigned', 'over', 'joined'] as const;
export type JoinRefusal = (typeof joinRefusals)[number];
