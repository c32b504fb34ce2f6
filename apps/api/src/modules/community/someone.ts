import type { MessagePerson } from '@banyan/contracts';

/** Who wrote something and is no longer here. */
export const someone = (id: number): MessagePerson => ({ id, name: '', department: '', image: '' });
