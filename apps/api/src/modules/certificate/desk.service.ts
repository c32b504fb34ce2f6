import type { CallInput, CallOutput } from '@banyan/contracts';
import { issuedCertificates } from '@banyan/contracts/training';
import { or, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { certificates, type CertificateRow } from './certificate.schema.ts';
import { shownOf } from './certificateRow.ts';
import { readCode } from './code.ts';

const newestFirst = keyset<CertificateRow>([certificates.issuedAt, certificates.id], (row) => [row.issuedAt, row.id]);

/** Certificates that name these words: in number, code, account, name or title. */
function naming(keyword: string) {
  const words = keyword.trim();
  if (words === '') return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { code, number, words: printed } = certificates;
  const says = (part: string) =>
    sql`exists (select 1 from jsonb_each_text(${printed} -> ${part}) said where said.value ilike ${pattern})`;
  return or(
    sql`${number} ilike ${pattern}`,
    sql`${code} = ${readCode(words) ?? ''}`,
    sql`${printed} ->> 'account' ilike ${pattern}`,
    says('holder'),
    says('title'),
  );
}

/** Certificates of the enterprise, newest first. */
export function listIssued(
  { scope, viewer, now }: CallContext<Learner>,
  input: CallInput<typeof issuedCertificates>,
): Promise<CallOutput<typeof issuedCertificates>> {
  const at = { language: viewer.language, now: now() };
  return keysetPage(issuedCertificates, input, {
    by: newestFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(certificates)
        .where(scope.only(certificates, naming(input.keyword), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map((row) => ({
        id: row.id,
        code: row.code,
        ...shownOf(row, at),
        holder: localised(row.words.holder, viewer.language),
        account: row.words.account,
        reason: row.reason,
      })),
  });
}
