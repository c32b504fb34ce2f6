import { createContext } from 'react';
import type { FieldMessage } from './message-key.ts';

/** Turns a rule's message key into words. */
export type MessageOf = (message: FieldMessage) => string;

/** The application's translation of a broken rule; the key itself by default. */
export const MessageOfContext = createContext<MessageOf>(({ key }) => key);
