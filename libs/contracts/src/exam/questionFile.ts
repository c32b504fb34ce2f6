import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { wireId } from '../wire.ts';
import { questionFilters } from './managedQuestions.ts';
import { exchangeFormats, leftBehind } from './managedQuestions.choices.ts';

export const writeQuestionFile = defineCall({
  name: 'manage/questions/write',
  method: 'POST',
  may: 'assessment.export',
  summary:
    'The questions that the filters find in a form of other programs, without those that the caller sits now. Refused: `notFound`; `fieldsRefused` for more than 5,000',
  source: ['EX-02', 'AC-10'],
  request: v.object({
    /** Id of the bank. */
    bank: wireId,
    ...questionFilters,
    /** Form of the file. */
    format: v.picklist(exchangeFormats),
  }),
  response: v.object({
    /** Name of the file. */
    name: v.string(),
    /** Its bytes in base64. */
    content: v.string(),
    /** Questions that it holds. */
    questions: v.int(),
    /** Parts that it cannot carry. */
    left: v.array(
      v.object({
        /** The part, or why a question stays behind. */
        what: v.picklist(leftBehind),
        /** Questions concerned. */
        questions: v.int(),
      }),
    ),
  }),
});
