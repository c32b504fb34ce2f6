import { ErrorCode } from '@banyan/contracts';
import { refusedActivity } from '@banyan/contracts/training';
import { refusalData } from '@banyan/core-screen';

/** Why the server refused an act, with the distance if it was too far; null for every other failure. */
export const activityRefusalOf = (error: unknown) => refusalData(error, ErrorCode.conflict, refusedActivity);
