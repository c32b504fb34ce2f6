import { v } from '@banyan/contracts';
import { answerValue } from '@banyan/contracts/exam';
import { DraftKind } from '@banyan/core-screen';

/** Answers of a run that the server does not have yet: each question's id with its answer. */
export const practiceDrafts = new DraftKind('coursePractice', v.array(v.tuple([v.int(), answerValue])));
