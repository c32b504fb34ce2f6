import { apiOf } from '@banyan/core-screen';
import { talentCalls } from '../api/talentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';
import { JobMapDesk } from './JobMapDesk.ts';

/** For the job map. */
export const makeJobMapStore = ({ http }: TalentEnvironment) => new JobMapDesk(apiOf(http, talentCalls));
