import { createContext } from 'react';
import type { FieldMessage } from './message-key.ts';

/** How a form says in words what a rule said by a key. */
export type MessageOf = (message: FieldMessage) => string;

/** The application's way of saying a broken rule; the key itself where nobody says it. */
export const MessageOfContext = createContext<MessageOf>(({ key }) => key);
