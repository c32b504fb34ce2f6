import { keepShare, playbillCourse, removeShare, shareCame, shareList } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Passing a course on. */
export const shareCalls = { playbill: playbillCourse, keep: keepShare } as const;
export type ShareApi = Api<typeof shareCalls>;

/** Coming through a share. */
export const arrivalCalls = { came: shareCame } as const;

/** What one has passed on. */
export const mySharesCalls = { list: shareList, remove: removeShare } as const;
export type MySharesApi = Api<typeof mySharesCalls>;
