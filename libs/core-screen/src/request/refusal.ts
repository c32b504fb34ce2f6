import { ErrorCode, v } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';

/** Code of a refusal, see `ErrorCode` of the contracts; null for every other failure. */
export function refusalCode(error: unknown): number | null {
  return error instanceof RefusedError ? error.code : null;
}

/** Data of a refusal with `code`; null for every other failure, and for data of another shape. */
export function refusalData<Data>(error: unknown, code: number, shape: v.GenericSchema<unknown, Data>): Data | null {
  if (!(error instanceof RefusedError) || error.code !== code) return null;
  return v.parseOrNull(shape, error.data);
}

/** Broken rules from the server, each with its field; empty for every other failure. */
export function brokenFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): readonly (readonly [Field, string])[] {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.fieldsRefused) return [];
  const { fields: told = {} } = (error.data ?? {}) as { readonly fields?: Readonly<Record<string, unknown>> };
  return fields.flatMap((field) => {
    const rule = told[field];
    return typeof rule === 'string' ? [[field, rule] as const] : [];
  });
}
