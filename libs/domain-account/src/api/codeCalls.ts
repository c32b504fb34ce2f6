import { countryCodes, outsidersCode, sendMessage, sliderChallenge } from '@banyan/contracts/account';
import type { Api } from '@banyan/core-screen';

/** Calls of a form with a code by phone. */
export const codeCalls = {
  countries: countryCodes,
  slider: sliderChallenge,
  send: sendMessage,
  sendOutside: outsidersCode,
} as const;
export type CodeApi = Api<typeof codeCalls>;
