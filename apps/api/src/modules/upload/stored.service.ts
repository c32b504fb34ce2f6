import { inArray, isNotNull } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { uploads } from './upload.schema.ts';

/** Validity of the addresses of claimed files. */
const OPEN_MS = 3_600_000;

/** Addresses of claimed files, by id. The caller has read the ids from its own rows; missing ones are left out. */
export async function addressesOf(
  { scope, contentUrl }: Pick<CallContext, 'scope' | 'contentUrl'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly size: number; readonly url: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.tx
    .select({ id: uploads.id, key: uploads.key, name: uploads.name, size: uploads.size })
    .from(uploads)
    .where(scope.only(uploads, inArray(uploads.id, [...ids]), isNotNull(uploads.claimedAt)));
  return new Map(rows.map(({ id, key, name, size }) => [id, { name, size, url: contentUrl(key, OPEN_MS, name).url }]));
}
