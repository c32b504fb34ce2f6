import type { Chapter } from '@banyan/contracts/course';

/** Whether a chapter is audio. */
export const isHeard = ({ kind }: Pick<Chapter, 'kind'>) => kind === 'audio';
