import { keepShare, playbillCourse, removeShare, shareCame, shareList } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Sharing a course. */
export const shareCalls = { playbill: playbillCourse, keep: keepShare } as const;
export type ShareApi = Api<typeof shareCalls>;

/** Arriving through a share. */
export const arrivalCalls = { came: shareCame } as const;

/** The learner's shares. */
export const mySharesCalls = { list: shareList, remove: removeShare } as const;
export type MySharesApi = Api<typeof mySharesCalls>;
