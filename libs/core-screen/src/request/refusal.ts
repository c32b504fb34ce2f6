import { ErrorCode } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';

/** Code of a refusal, see `ErrorCode` of the contracts; null for every other failure. */
export function refusalCode(error: unknown): number | null {
  return error instanceof RefusedError ? error.code : null;
}

/** What a contract says that a refusal tells beside its code. */
interface Shape<Data> {
  safeParse(data: unknown): { readonly success: true; readonly data: Data } | { readonly success: false };
}

/** What the server tells of a refusal with `code`; null for every other failure, and where it tells something else. */
export function refusalData<Data>(error: unknown, code: number, shape: Shape<Data>): Data | null {
  if (!(error instanceof RefusedError) || error.code !== code) return null;
  const read = shape.safeParse(error.data);
  return read.success ? read.data : null;
}

/** Rules that the server found broken, each beside its field; none for every other failure. */
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
