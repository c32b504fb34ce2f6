import { useLateTexts } from '../shared/useLateTexts.ts';
import { phoneMessages } from '../account.messages.ts';

/** The texts of codes by phone, for a part of the login page that most readers never open; suspends until loaded. */
export const usePhoneTexts = (): void => useLateTexts('phone', phoneMessages);
