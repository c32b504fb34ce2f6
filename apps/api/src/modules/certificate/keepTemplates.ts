import type { CertificateTone } from '@banyan/contracts/training';
import { sql } from 'drizzle-orm';
import type { L10n } from '../../db/seed/content/types.ts';
import type { Localise } from '../../db/seed/localiser.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { certificateTemplates } from './certificate.schema.ts';

/** What certificates of one kind look like and say. */
interface Template {
  readonly prefix: string;
  readonly title: L10n;
  readonly scope?: L10n | undefined;
  readonly body: L10n;
  readonly tone: CertificateTone;
  readonly valid_months?: number | undefined;
  readonly photo: boolean;
}

/**
 * Adds templates of certificates, and changes those whose title is there; certificates that were issued stay as they are,
 * other templates too. Answers their ids, in order.
 */
export async function keepTemplates(
  scope: TenantScope,
  templates: readonly Template[],
  localise: Localise,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { body, photo, prefix, scope: covers, title, tone, valid_months } of templates) {
    const row = {
      ...{ prefix, tone, photo, title: localise(title), body: localise(body), scope: localise(covers ?? { zh: '' }) },
      validMonths: valid_months ?? null,
    };
    const [changed] = await scope.tx
      .update(certificateTemplates)
      .set(row)
      .where(scope.only(certificateTemplates, sql`${certificateTemplates.title} ->> 'zh_cn' = ${title.zh}`))
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
