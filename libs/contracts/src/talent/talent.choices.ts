/** Colours of the lines of a job map, one per family of posts [TA-01]. */
export const talentPigments = ['indigo', 'azurite', 'violet', 'ochre', 'malachite'] as const;
export type TalentPigment = (typeof talentPigments)[number];

/** Number of levels of posts and of abilities. */
export const postLevels = 6;
export const abilityLevels = 5;

/** Ways to close a gap: a course, or a passed sparring [TA-01]. */
export const talentWays = ['course', 'sparring'] as const;
export type TalentWayKind = (typeof talentWays)[number];

/** Maximum changes of likes by one person per minute. */
export const likesAMinute = 20;

/** State of an assessment task for its assessor: not open yet, open, begun, submitted, missed [TA-01]. */
export const assessmentStates = ['early', 'open', 'begun', 'done', 'missed'] as const;
export type AssessmentState = (typeof assessmentStates)[number];

/** Tabs of the list of assessment tasks; `todo`: those that can be answered now. */
export const assessmentTabs = ['todo', 'early', 'done', 'missed'] as const;
export type AssessmentTab = (typeof assessmentTabs)[number];

/** Relations of an assessor to the assessed person. */
export const assessmentRelations = ['self', 'leader', 'peer'] as const;
export type AssessmentRelation = (typeof assessmentRelations)[number];

/** Number of steps of an item's scale. */
export const scaleSteps = 5;
/** Peers who must have submitted before their answers are shown, so that none can be identified. */
export const peersShown = 2;
