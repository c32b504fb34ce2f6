import type { Chapter } from '@banyan/contracts/course';

/** Whether a chapter is heard: what plays otherwise is watched. */
export const isHeard = ({ kind }: Pick<Chapter, 'kind'>) => kind === 'audio';
