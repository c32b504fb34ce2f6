import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { flag, listedId, wireId, wireInt, wireJson } from '../wire.ts';
import { fieldKinds, fieldLimits } from '../manage/fields.choices.ts';
import { audienceUseKinds } from './groups.ts';
import { writtenText } from '../manage/writtenText.ts';

const option = v.object({
  /** Id of the option. */
  id: v.int(),
  /** Name in the languages of the enterprise. */
  name: writtenText(fieldLimits.option),
});

/** A field that the enterprise keeps about its people. */
const personField = v.object({
  /** Id of the field. */
  id: v.int(),
  /** Kind of its values; it stays. */
  kind: v.picklist(fieldKinds),
  /** Name in the languages of the enterprise. */
  name: writtenText(fieldLimits.name),
  /** Options of a choice in their order; none for other kinds. */
  options: v.array(option),
  /** Whether people see their own value in their personal data. */
  shown: v.boolean(),
  /** Whether it is hidden from forms, lists and files; values are kept. */
  archived: v.boolean(),
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
});
export type PersonField = v.InferOutput<typeof personField>;

const allFields = v.object({
  /** Fields in their order, the archived ones among them. */
  fields: v.array(personField),
});

/** Groups and things of an audience whose rules name a field. */
export const fieldUses = v.object({
  /** At most 20 of each kind. */
  uses: v.array(
    v.object({
      /** Kind of the thing. */
      kind: v.picklist(['group', ...audienceUseKinds]),
      /** Id of the group or thing. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
    }),
  ),
});
export type FieldUse = v.InferOutput<typeof fieldUses>['uses'][number];

const source = ['AC-10', 'SE-08'];
const one = {
  /** Id of the field. */
  id: wireId,
  /** Revision that the change began from. */
  revision: wireInt,
};

export const manageFields = defineCall({
  name: 'manage/fields/list',
  method: 'GET',
  may: 'people.see',
  summary: 'Fields that the enterprise keeps about its people, in their order',
  source,
  request: v.object({}),
  response: allFields,
});

export const fieldUse = defineCall({
  name: 'manage/fields/use',
  method: 'GET',
  may: 'people.see',
  summary: 'How many people have a value in a field, and which rules name it',
  source,
  request: v.object({
    /** Id of the field. */
    id: wireId,
  }),
  response: v.object({
    /** People who have a value, whoever reaches them. */
    people: v.int(),
    /** People by option of a choice. */
    options: v.array(
      v.object({
        /** Id of the option. */
        id: v.int(),
        /** People who have it. */
        people: v.int(),
      }),
    ),
    ...fieldUses.entries,
  }),
});

export const saveField = defineCall({
  name: 'manage/fields/save',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Adds or changes a field. Refused: `conflict` for an older revision, with `data.field`; `fieldsRefused` by field, see `fieldRefusals`; `adminsOnly` unless the right reaches everybody',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Kind of a new one; of others it stays. */
    kind: v.picklist(fieldKinds),
    /** Name in the languages of the enterprise. */
    name: wireJson(writtenText(fieldLimits.name)),
    /** Options of a choice in their order, new ones with the id 0. An option that people have stays. */
    options: wireJson(
      v.pipe(
        v.array(
          v.object({
            /** Id of the option; 0: a new one. */
            id: v.pipe(v.int(), v.minValue(0), v.maxValue(999_999)),
            /** Name in the languages of the enterprise. */
            name: writtenText(fieldLimits.option),
          }),
        ),
        v.maxLength(fieldLimits.options),
      ),
    ),
    /** Whether people see their own value in their personal data. */
    shown: flag,
  }),
  response: v.object({
    /** The field as saved. */
    field: personField,
    ...allFields.entries,
  }),
});

export const orderFields = defineCall({
  name: 'manage/fields/order',
  method: 'POST',
  may: 'people.edit',
  summary: 'Puts all fields into an order. Refused: `conflict` where it does not name them all',
  source,
  request: v.object({
    /** Ids of all fields, the archived ones too. */
    ids: wireJson(v.pipe(v.array(listedId), v.maxLength(fieldLimits.fields))),
  }),
  response: allFields,
});

export const archiveField = defineCall({
  name: 'manage/fields/archive',
  method: 'POST',
  may: 'people.edit',
  summary: 'Hides a field and keeps its values, or shows it again. Refused: `conflict` with `data.field`',
  source,
  request: v.object({
    ...one,
    /** Y: it is hidden. */
    archived: flag,
  }),
  response: allFields,
});

export const removeField = defineCall({
  name: 'manage/fields/remove',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Removes a field with its values. Refused: `conflict` with `data.uses` while rules name it, and where more people have a value than agreed',
  source,
  request: v.object({
    ...one,
    /** People with a value, of whom the administrator was told. */
    people: wireInt,
  }),
  response: allFields,
});
