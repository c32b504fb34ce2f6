import { ErrorCode, type Language } from '@banyan/contracts';
import type { TenantScope } from '../db/tenant.ts';
import { offersSwitch } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { enterprises } from './enterprise.schema.ts';

export type EnterpriseRow = typeof enterprises.$inferSelect;

/** The enterprise of the scope. */
export async function loadEnterprise(scope: TenantScope): Promise<EnterpriseRow> {
  const [row] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
  if (!row) throw new Refusal(ErrorCode.notFound, { reason: 'no such enterprise' });
  return row;
}

/** Codes that `switchLanguage` takes. */
export function offeredLanguages(row: EnterpriseRow): readonly Language[] {
  if (offersSwitch(row.eid, row.switchLanguage, row.language)) return row.languages;
  return [row.language === 'zh_tw' || row.language === 'zh_hk' ? row.language : 'zh_cn'];
}
