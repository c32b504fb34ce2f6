import { sql } from 'drizzle-orm';
import type { Localise } from '../../db/seed/localiser.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { WrittenCertificate } from '../../platform/certificate.shape.ts';
import { certificateTemplates } from './certificate.schema.ts';

/** The row of a template in a file. */
export const rowOfTemplate = (
  { body, photo, prefix, scope, title, tone, valid_months }: WrittenCertificate,
  localise: Localise,
) => ({
  ...{ prefix, tone, photo, title: localise(title), body: localise(body), scope: localise(scope ?? { zh: '' }) },
  validMonths: valid_months ?? null,
});

/**
 * Adds templates of certificates, and changes those with an existing title; issued certificates and other templates
 * stay as they are. Returns their ids, in order.
 */
export async function keepTemplates(
  scope: TenantScope,
  templates: readonly WrittenCertificate[],
  localise: Localise,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const template of templates) {
    const row = rowOfTemplate(template, localise);
    const [changed] = await scope.tx
      .update(certificateTemplates)
      .set(row)
      .where(scope.only(certificateTemplates, sql`${certificateTemplates.title} ->> 'zh_cn' = ${template.title.zh}`))
      .returning({ id: certificateTemplates.id });
    const [kept = changed] = changed
      ? [changed]
      : await scope.tx
          .insert(certificateTemplates)
          .values(scope.row(certificateTemplates, row))
          .returning({ id: certificateTemplates.id });
    if (kept) ids.push(kept.id);
  }
  return ids;
}
