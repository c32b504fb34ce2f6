import type { MessagePerson } from '@banyan/contracts/messages';

/** Who wrote something and is no longer here. */
export const someone = (id: number): MessagePerson => ({ id, name: '', department: '', image: '' });
