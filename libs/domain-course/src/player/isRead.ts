import type { Chapter } from '@banyan/contracts/course';

/** Whether a chapter is a reading chapter rather than played media. */
export const isRead = ({ kind }: Pick<Chapter, 'kind'>) => kind !== 'video' && kind !== 'audio';
