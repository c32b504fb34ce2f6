import { badRequest, tooLarge } from './refusal.ts';

/** Parameters of a request: no prototype, so that every name is only a name. */
export type Parameters = Readonly<Record<string, string>>;

export interface FormLimits {
  /** Characters of the encoded text. */
  readonly maxLength: number;
  readonly maxFields: number;
}

export const formLimits: FormLimits = { maxLength: 1_048_576, maxFields: 100 };

function decodePart(part: string): string {
  let text: string;
  try {
    // Refuses bad percent sequences, bytes that are not UTF-8 and encoded surrogates.
    text = decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw badRequest('percent sequence');
  }
  // PostgreSQL cannot store NUL, and nothing honest sends it.
  if (!text.isWellFormed() || text.includes('\0')) throw badRequest('character');
  return text;
}

/**
 * Strict `application/x-www-form-urlencoded`, for bodies and for query strings without their `?`. A name given twice is
 * refused, not turned into a list: the two sides of the wire must not read different values. Throws `EnvelopeRefusal`
 * 400, or 413 beyond the limits.
 */
export function parseForm(raw: string, limits: FormLimits = formLimits): Parameters {
  if (raw.length > limits.maxLength) throw tooLarge('form length');
  const parameters = Object.create(null) as Record<string, string>;
  if (raw === '') return parameters;
  const parts = raw.split('&', limits.maxFields + 1);
  if (parts.length > limits.maxFields) throw tooLarge('form fields');
  for (const part of parts) {
    const equals = part.indexOf('=');
    if (equals < 1) throw badRequest('form part without name or value');
    const name = decodePart(part.slice(0, equals));
    if (name === '__proto__') throw badRequest('field name');
    if (name in parameters) throw badRequest('field given twice');
    parameters[name] = decodePart(part.slice(equals + 1));
  }
  return parameters;
}
