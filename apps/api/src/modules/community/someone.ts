import type { MessagePerson } from '@banyan/contracts/messages';

/** An author who is no longer here. */
export const someone = (id: number): MessagePerson => ({ id, name: '', department: '', image: '' });
