import type { Chapter } from '@banyan/contracts/course';

/** Whether a chapter is read for a time rather than played. */
export const isRead = ({ kind }: Pick<Chapter, 'kind'>) => kind !== 'video' && kind !== 'audio';
