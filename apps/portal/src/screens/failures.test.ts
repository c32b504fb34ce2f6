// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { LostPart } from '@banyan/ui';
import { ForbiddenError } from '../guard/guard.ts';
import { failureKind } from './failures.ts';

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://x/assets/a.js'],
  ['Firefox', 'error loading dynamically imported module: https://x/assets/a.js'],
  ['Safari', 'Importing a module script failed.'],
])('tells a missing part by the words of %s [SH-14]', (_name, message) => {
  expect(failureKind(new TypeError(message))).toMatchObject({
    title: 'chunkTitle',
    action: 'refresh',
    reported: false,
  });
});

it('tells a part that is too late, a screen for others and a mistake of ours apart [SH-08, SH-14, AC-10]', () => {
  expect(failureKind(new LostPart('timeout'))).toMatchObject({ text: 'slowText', action: 'refresh' });
  expect(failureKind(new ForbiddenError('lecturer'))).toMatchObject({ title: 'lecturerTitle', reported: false });
  expect(failureKind(new ForbiddenError('otherProgram'))).toMatchObject({ action: 'copyAddress', reported: false });
  expect(failureKind(new TypeError('x is null'))).toMatchObject({
    action: 'retry',
    details: 'TypeError',
    reported: true,
  });
  expect(failureKind('text')).toMatchObject({ action: 'retry', details: 'Error', reported: true });
});
