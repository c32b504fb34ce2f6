import { expect, it } from 'vitest';
import { messagesPorts } from './messagesPorts.ts';

it('knows where a message about a thing leads, with its number alone [ME-01]', () => {
  const { hrefOf } = messagesPorts(undefined);
  expect(hrefOf?.({ type: 'exam', id: '1101' })).toBe('/task/exam/excessive/1101');
  expect(hrefOf?.({ type: 'course', id: '101.7' })).toBe('/course/101');
  expect(hrefOf?.({ type: 'week', id: '2026-11-16' })).toBe('/my/learn-record');
  expect(hrefOf?.({ type: 'deletionRefused', id: '3' })).toBe('/editor/privacy');
  expect(hrefOf?.({ type: 'lecturerApplied', id: '2026-11-16' })).toBe('/manage/review?tab=lecturer');
  expect(hrefOf?.({ type: 'leadSent', id: '2026-11-16' })).toBe('/manage/review?tab=lead');
  expect(hrefOf?.({ type: 'toString', id: '3' })).toBeNull();
});
