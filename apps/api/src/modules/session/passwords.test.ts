import { expect, it } from 'vitest';
import { hashDrawn, hashPassword, passwordHolds } from './passwords.ts';

it('knows its own hash, each with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('Banyan2026'), hashPassword('Banyan2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwordHolds(one, 'Banyan2026')).toBe(true);
  expect(await passwordHolds(one, 'banyan2026')).toBe(false);
});

it('says no where there is no hash, or one of a first password, after the work of a real one [SE-16]', async () => {
  // The decoy's own password, even if found out, opens nothing.
  for (const stored of [undefined, '']) expect(await passwordHolds(stored, 'nobody has this password')).toBe(false);
  const took = async (stored: string | undefined) => {
    const began = process.cpuUsage();
    await passwordHolds(stored, 'wrong');
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const real = await hashPassword('Banyan2026');
  const fastest = async (stored: string | undefined) =>
    Math.min(await took(stored), await took(stored), await took(stored), await took(stored));
  const least = (await fastest(real)) / 3;
  expect(await fastest(undefined)).toBeGreaterThan(least);
  const first = await hashDrawn('kw7m2q9xr4tz');
  expect(await passwordHolds(first, 'kw7m2q9xr4tz')).toBe(true);
  expect(await fastest(first)).toBeGreaterThan(least);
});
