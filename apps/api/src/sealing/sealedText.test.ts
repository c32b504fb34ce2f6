import { beforeEach, expect, it } from 'vitest';
import { testSecret } from '../testing/testSecret.ts';
import { openText, sealText, sealWith, SealError } from './sealedText.ts';

beforeEach(() => sealWith(testSecret));

it('hides a text and finds it again, by equal forms within one column alone [SE-12]', () => {
  const sealed = sealText('users.phone', '+8613805716620');
  expect(sealed).not.toContain('13805716620');
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('13805716620');
  expect(openText('users.phone', sealed)).toBe('+8613805716620');
  expect(sealText('users.phone', '+8613805716620')).toBe(sealed);
  expect(sealText('users.phone', '+8613805716621').slice(0, 24)).not.toBe(sealed.slice(0, 24));
  expect(sealText('outsider_requests.phone', '+8613805716620')).not.toBe(sealed);
  expect(sealText('outsider_requests.phone', '+8613805716620').slice(0, 24)).not.toBe(sealed.slice(0, 24));
  expect(() => openText('outsider_requests.phone', sealed)).toThrow(/authenticate/);
  expect([sealText('users.phone', ''), openText('users.phone', '')]).toEqual(['', '']);
});

it('reads what an earlier secret has sealed, and nothing of a secret that it was not given [SE-12]', () => {
  const sealed = sealText('users.phone', '+8613805716620');
  sealWith('the next secret of this server, 32 bytes');
  expect(openText('users.phone', sealed)).toBe('+8613805716620');
  expect(sealText('users.phone', '+8613805716620')).not.toBe(sealed);
  const [version, , bytes] = sealed.split('.');
  expect(() => openText('users.phone', `${version}.abcdef.${bytes}`)).toThrow(SealError);
  expect(() => openText('users.phone', '+8613805716620')).toThrow(SealError);
});
