import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { talentAnswers, talentTasks } from './assessment.schema.ts';
import { talentLevels, talentLikeRates, talentLikes, talentPeople } from './talent.schema.ts';

/** A person's position on the job map, and assessments by and of the person. */
export const talentPersonal: readonly PersonalTable[] = [
  personal(talentPeople, 'training', { since: talentPeople.since, erase: 'remove' }),
  personal(talentLevels, 'training', { since: talentLevels.provedAt, erase: 'remove' }),
  personal(talentLikes, 'training', { erase: 'remove' }),
  personal(talentLikeRates, 'training', { since: talentLikeRates.since, erase: 'remove' }),
  personal(talentTasks, 'training', { whose: talentTasks.subjectId, since: talentTasks.opensAt, erase: 'remove' }),
  personal(talentAnswers, 'training', {
    since: talentAnswers.handedInAt,
    erase: { stays: 'it is part of the assessment of somebody else, as an average without a name' },
  }),
];
