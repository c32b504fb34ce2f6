import type { MarkState } from '@banyan/contracts/exam';
import { expect, it } from 'vitest';
import { gradeOf, spacingOf } from './spacing.ts';

it('asks what was partly right again sooner than what was right, and what was wrong no later [EX-08]', () => {
  const at = new Date('2025-11-20T02:00:00Z');
  const wait = (mark: MarkState) => {
    const spaced = spacingOf(null, at).find(({ grade }) => grade === gradeOf[mark]);
    return (spaced?.dueAt ?? at).getTime() - at.getTime();
  };
  expect(wait('partial')).toBeLessThan(wait('right'));
  expect(wait('wrong')).toBeLessThanOrEqual(wait('partial'));
  expect(wait('blank')).toBe(wait('wrong'));
});
