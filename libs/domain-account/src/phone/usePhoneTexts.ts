import { useLateTexts } from '../shared/useLateTexts.ts';
import { phoneMessages } from '../account.messages.ts';

/** The texts of codes by phone, for a part of the login page that most never open; suspends until they are there. */
export const usePhoneTexts = (): void => useLateTexts('phone', phoneMessages);
