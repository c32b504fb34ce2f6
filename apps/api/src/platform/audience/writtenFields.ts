import { isDay, readFieldNumber, type AudienceCondition } from '@banyan/contracts/organisation';
import type { WrittenFieldCondition } from '../../import/audience.shape.ts';
import type { PersonFieldRow } from '../personFields.ts';

/** Fault of a written condition, with the form that would be right. */
export interface FieldFault {
  readonly wrong: string;
  readonly right: string;
}

const isCalled = (name: PersonFieldRow['name'], written: string) =>
  Object.values({ ...name }).some((one: string) => one.toLowerCase() === written.toLowerCase());

/** The condition on an own field of people that a file writes by its name. */
export function fieldCondition(
  fields: readonly PersonFieldRow[],
  name: string,
  written: WrittenFieldCondition,
): AudienceCondition | FieldFault {
  const found = fields.filter((field) => field.archivedAt === null && isCalled(field.name, name));
  const [field] = found;
  if (field === undefined)
    return { wrong: `People have no field "${name}".`, right: 'Name one that the enterprise has.' };
  if (found.length > 1)
    return { wrong: `${found.length} fields are called "${name}".`, right: 'Give them names of their own.' };
  const { id, kind, options } = field;
  if (kind === 'choice' || kind === 'text') {
    if (!Array.isArray(written))
      return { wrong: `"${name}" has no range.`, right: 'Write a list of what people have in it.' };
    if (kind === 'text') return { on: 'text', field: id, is: written };
    const unknown = written.find((one) => !options.some((option) => isCalled(option.name, one)));
    if (unknown !== undefined)
      return { wrong: `"${name}" has no option "${unknown}".`, right: 'Name options that the field has.' };
    return {
      ...{ on: 'choice', field: id },
      is: options.filter((option) => written.some((one) => isCalled(option.name, one))).map((option) => option.id),
    };
  }
  if (Array.isArray(written))
    return { wrong: `"${name}" is a ${kind}.`, right: 'Write { from: …, to: … }, or one of the two.' };
  return kind === 'number' ? numbers(id, name, written) : days(id, name, written);
}

type Range = Exclude<WrittenFieldCondition, readonly string[]>;

function numbers(field: number, name: string, { from, to }: Range): AudienceCondition | FieldFault {
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : readFieldNumber(text)));
  if (first === null || last === null)
    return { wrong: `"${name}" is a number.`, right: 'Write numbers, as 12 or 1.5.' };
  return {
    ...{ on: 'number', field },
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { to: last }),
  };
}

function days(field: number, name: string, { from, to }: Range): AudienceCondition | FieldFault {
  if ([from, to].some((text) => text !== undefined && !isDay(text)))
    return { wrong: `"${name}" is a day.`, right: 'Write days, as 2026-09-01.' };
  return { ...{ on: 'date', field }, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
