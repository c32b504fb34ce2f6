import { aimAtPost, jobMap, likePoint, talentPost } from '@banyan/contracts/talent';
import type { Api } from '@banyan/core-screen';

/** The job map. */
export const talentCalls = { map: jobMap, post: talentPost, aim: aimAtPost, like: likePoint } as const;
export type TalentApi = Api<typeof talentCalls>;
