import { v } from '../v.ts';
import { listedId } from '../wire.ts';
import { fieldLimits, fieldNumbers } from './fields.choices.ts';

/** A number within the range of fields. */
export const fieldNumber = v.pipe(v.number(), v.minValue(-fieldNumbers.most), v.maxValue(fieldNumbers.most));

/** A value that a person has in a field of the enterprise. */
export const fieldValue = v.object({
  /** Id of the field. */
  field: listedId,
  /** A text, a number, a day as `2025-11-28`, or the id of an option, by the kind of the field. */
  value: v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(fieldLimits.value)), fieldNumber]),
});
export type FieldValue = v.InferOutput<typeof fieldValue>;

/** Values of a person, at most one for each field; a field without one is absent. */
export const fieldValues = v.pipe(v.array(fieldValue), v.maxLength(fieldLimits.fields));

const bound = v.union([v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), fieldNumber]);

/** Narrows people by a field. */
export const fieldFilter = v.object({
  /** Id of the field. */
  field: listedId,
  /** Of a choice, the options of which the person has one. */
  is: v.optional(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(fieldLimits.options))),
  /** Of a text, words that it contains, in capitals or not. */
  has: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(fieldLimits.value))),
  /** Of a number or date, the least one. */
  from: v.optional(bound),
  /** Of a number or date, the greatest one. */
  to: v.optional(bound),
});
export type FieldFilter = v.InferOutput<typeof fieldFilter>;
