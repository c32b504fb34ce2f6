import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { uploads } from './upload.schema.ts';

/** Bytes of the uploaded files that are stored. */
export async function uploadedBytes(scope: TenantScope): Promise<number> {
  const [row] = await scope.tx
    .select({ bytes: sql<string>`coalesce(sum(${uploads.size}), 0)::text` })
    .from(uploads)
    .where(scope.only(uploads, eq(uploads.state, 'done')));
  return Number(row?.bytes ?? 0);
}
