/** Parts of my training. */
export const programmeTabs = ['all', 'in_progress', 'not_started', 'completed', 'ended'] as const;
export type ProgrammeTab = (typeof programmeTabs)[number];

/** State of a programme for a person [TR-02]. */
export const programmeStates = ['not_started', 'in_progress', 'completed', 'ended', 'archived'] as const;
export type ProgrammeState = (typeof programmeStates)[number];

/** What a task asks for; each kind is shown by its own domain. */
export const programmeTaskKinds = ['course', 'exam', 'questionnaire', 'homework', 'activity'] as const;
export type ProgrammeTaskKind = (typeof programmeTaskKinds)[number];

/** When a stage opens: with the programme, on a date, once all before it is done, or by the learner’s choice. */
export const stageRules = ['start', 'date', 'after', 'choice'] as const;
export type StageRule = (typeof stageRules)[number];

/** State of a stage for a person; `skipped`: another one of its kind was chosen. */
export const stageStates = ['done', 'open', 'locked', 'choose', 'skipped'] as const;
export type StageState = (typeof stageStates)[number];

/** State of a task for a person; `over`: it can be done no more, or the programme has ended without it. */
export const programmeTaskStates = ['done', 'open', 'locked', 'over'] as const;
export type ProgrammeTaskState = (typeof programmeTaskStates)[number];

/** Why somebody cannot join: visitors log in first, others are assigned, it is over, or they are in it. */
export const joinRefusals = ['visitor', 'assigned', 'over', 'joined'] as const;
export type JoinRefusal = (typeof joinRefusals)[number];
