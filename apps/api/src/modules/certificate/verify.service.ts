import type { CallInput, CallOutput } from '@banyan/contracts';
import type { verifyCertificate } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { certificates } from './certificate.schema.ts';
import { shownOf } from './certificateRow.ts';
import { readCode } from './code.ts';

/** A name whose first and last character allow comparing it with the paper; a Latin one by its first letters. */
export function maskedName(name: string): string {
  if (/\s/.test(name.trim())) {
    const [first = '', ...rest] = name.trim().split(/\s+/);
    return [first, ...rest.map((part) => `${[...part][0] ?? ''}.`)].join(' ');
  }
  const characters = [...name];
  const [first = ''] = characters;
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${first}${'＊'.repeat(Math.max(1, characters.length - 1 - [...last].length))}${last}`;
}

/** Whether a certificate is valid; reading it changes nothing. */
export async function verify(
  { scope, viewer, now }: CallContext,
  { code }: CallInput<typeof verifyCertificate>,
): Promise<CallOutput<typeof verifyCertificate>> {
  const checkedAt = now();
  const known = readCode(code);
  const [row] =
    known === null
      ? []
      : await scope.tx
          .select()
          .from(certificates)
          .where(scope.only(certificates, eq(certificates.code, known)));
  if (row === undefined) return { certificate: null, checkedAt };
  const { words } = row;
  return {
    certificate: {
      ...shownOf(row, { language: viewer.language, now: checkedAt }),
      holder: maskedName(localised(words.holder, viewer.language)),
      account: words.account.slice(-3),
    },
    checkedAt,
  };
}
