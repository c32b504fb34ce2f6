import { answerScan, openScan, scanStanding, startScan } from '@banyan/contracts/account';

/** Calls of the device that is to be logged in. */
export const scanCalls = { start: startScan, look: scanStanding } as const;

/** Calls of the phone that confirms. */
export const confirmCalls = { open: openScan, answer: answerScan } as const;
