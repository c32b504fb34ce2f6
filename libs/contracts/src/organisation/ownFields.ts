import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { fieldKinds } from '../manage/fields.choices.ts';

export const ownFields = defineCall({
  name: 'user/fields',
  method: 'GET',
  access: 'login',
  whenIncomplete: true,
  summary: 'Values that the enterprise keeps about the caller and shows to the person, in their order',
  source: ['SE-08'],
  request: v.object({}),
  response: v.object({
    /** Fields with a value. */
    fields: v.array(
      v.object({
        /** Id of the field. */
        id: v.int(),
        /** In the requested language. */
        name: v.string(),
        /** Kind of the value. */
        kind: v.picklist(fieldKinds),
        /** The value; of a choice the option in the requested language, of a date `2025-11-28`. */
        value: v.string(),
      }),
    ),
  }),
});
