import { describe, expect, it } from 'vitest';
import type { CertificateRow } from './certificate.schema.ts';
import { wordsOn } from './document.ts';

const text = (zh_cn: string, en: string) => ({ zh_cn, en });
/** Of the 27th in Shanghai, of the 26th by the clock of the server. */
const issuedAt = new Date('2025-11-26T18:00:00Z');

function datesOf(row: Partial<CertificateRow>, language: 'en' | 'zh_cn'): string {
  const words = {
    ...{
      title: text('急救', 'First Aid'),
      scope: text('', ''),
      body: text('', ''),
      issuer: text('云雀田', 'Larkfield'),
    },
    ...{ tone: 'lotus', holder: text('陈', 'Chen'), account: 'L1042', photo: null },
  };
  const whole = { issuedAt, expiresAt: null, revokedAt: null, number: 'LF-1', code: 'BANYAN0000000001', words, ...row };
  return wordsOn({ row: whole as CertificateRow, language, timeZone: 'Asia/Shanghai' }).dates;
}

describe('the days on a certificate', () => {
  it('are written as its language writes them, in the enterprise’s zone [TR-04]', () => {
    const expiresAt = new Date('2027-11-26T18:00:00Z');
    expect(datesOf({ expiresAt }, 'en')).toBe('27 November 2025  ·  valid until 27 November 2027');
    expect(datesOf({ expiresAt }, 'zh_cn')).toBe('2025年11月27日  ·  有效期至 2027年11月27日');
    expect(datesOf({}, 'en')).toBe('27 November 2025  ·  no expiry date');
    expect(datesOf({ expiresAt, revokedAt: expiresAt }, 'zh_cn')).toBe('2025年11月27日  ·  撤销于 2027年11月27日');
  });
});
