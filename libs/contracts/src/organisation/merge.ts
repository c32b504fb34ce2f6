import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { wireId, wireInt, wireJson } from '../wire.ts';
import { mergeFields, mostTwins, twinSigns } from './merge.choices.ts';
import { managedPerson, personDetail } from './people.ts';

const may = 'people.edit';
const source = ['AC-10'];

export const twinsOf = defineCall({
  name: 'manage/people/twins',
  method: 'GET',
  may,
  summary: `At most ${mostTwins} accounts that may be the same person’s: the same name, mail or birthday, most alike first`,
  source,
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: v.object({
    /** The accounts within the caller’s rights. */
    twins: v.array(
      v.object({
        /** The other account. */
        person: managedPerson,
        /** Properties that agree. */
        same: v.array(v.picklist(twinSigns)),
      }),
    ),
  }),
});

export const mergePeople = defineCall({
  name: 'manage/people/merge',
  method: 'POST',
  protection: 'encrypted',
  may,
  summary:
    'Makes two accounts of one person one; the other account is closed for good. Refused: `conflict` with `data.reason`, see `mergeRefusals`, or with `data.person` where one was changed meanwhile',
  source,
  request: v.object({
    /** Account that stays. */
    id: wireId,
    /** Account that is closed: what refers to it refers to the other one then. */
    gone: wireId,
    /** Revision of the account that stays. */
    revision: wireInt,
    /** Revision of the account that is closed. */
    goneRevision: wireInt,
    /** Values that are taken from the account that is closed. */
    take: wireJson(v.pipe(v.array(v.picklist(mergeFields)), v.maxLength(mergeFields.length))),
  }),
  response: personDetail,
});
