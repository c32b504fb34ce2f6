/** Colours of the lines of a job map, one for each family of posts [TA-01]. */
export const talentPigments = ['indigo', 'azurite', 'violet', 'ochre', 'malachite'] as const;
export type TalentPigment = (typeof talentPigments)[number];

/** Levels of posts and of abilities: 1 to this many. */
export const postLevels = 6;
export const abilityLevels = 5;

/** What closes a gap: a course, or sparring that was passed [TA-01]. */
export const talentWays = ['course', 'sparring'] as const;
export type TalentWayKind = (typeof talentWays)[number];

/** Changes of likes that a person makes within a minute, at most. */
export const likesAMinute = 20;

/** Where a task of assessment stands for who is to answer: not open yet, to do, begun, handed in, too late [TA-01]. */
export const assessmentStates = ['early', 'open', 'begun', 'done', 'missed'] as const;
export type AssessmentState = (typeof assessmentStates)[number];

/** Parts of the list of assessment tasks; `todo` is what can be answered now. */
export const assessmentTabs = ['todo', 'early', 'done', 'missed'] as const;
export type AssessmentTab = (typeof assessmentTabs)[number];

/** As what somebody assesses. */
export const assessmentRelations = ['self', 'leader', 'peer'] as const;
export type AssessmentRelation = (typeof assessmentRelations)[number];

/** Steps of the scale of an item: 1 to this. */
export const scaleSteps = 5;
/** Peers who must have handed in before what they say is shown, so that nobody is told apart. */
export const peersShown = 2;
