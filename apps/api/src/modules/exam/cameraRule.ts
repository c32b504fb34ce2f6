import type { TenantScope } from '../../db/tenant.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { exams } from './exam.schema.ts';

/**
 * Whether a person without a camera may sit an exam without a face check: its own rule, or the enterprise's by default.
 */
export async function goesWithoutCamera(
  scope: TenantScope,
  { faceLimit, faceWithoutCamera }: Pick<typeof exams.$inferSelect, 'faceLimit' | 'faceWithoutCamera'>,
): Promise<boolean> {
  if (faceLimit === null) return false;
  return faceWithoutCamera ?? (await loadEnterprise(scope)).faceWithoutCamera;
}
