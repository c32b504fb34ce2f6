import { describe, expect, it } from 'vitest';
import { courseStand, leftInCourse, pointsEarned } from './requirement.ts';

describe('a course with required hours', () => {
  it('is learned when all chapters are and the time is exactly reached, not a second before [CO-05]', () => {
    expect(courseStand('learned', 600, 600)).toEqual({ state: 'learned', studyLeftS: 0 });
    expect(courseStand('learned', 600, 4000)).toEqual({ state: 'learned', studyLeftS: 0 });
    expect(courseStand('learned', 600, 599)).toEqual({ state: 'learning', studyLeftS: 1 });
  });

  it('is not learned by time alone [CO-05]', () => {
    expect(courseStand('learning', 600, 9000)).toEqual({ state: 'learning', studyLeftS: 0 });
    expect(courseStand('not_studied', 600, 0)).toEqual({ state: 'not_studied', studyLeftS: 600 });
  });

  it('does not wait for what is lost in adding up [CO-05]', () => {
    const sum = Array.from({ length: 10 }, () => 0.1).reduce((total, part) => total + part, 0);
    expect(sum).toBeLessThan(1);
    expect(courseStand('learned', 1, sum).state).toBe('learned');
  });

  it('stays learned when more is asked for later [CO-05]', () => {
    expect(courseStand('learning', 7200, 600, true)).toEqual({ state: 'learned', studyLeftS: 0 });
  });

  it('has as much left as the more of what is missing [CO-05]', () => {
    expect(leftInCourse({ leftS: 90 }, { studyLeftS: 120 })).toBe(120);
    expect(leftInCourse({ leftS: 90 }, { studyLeftS: 20 })).toBe(90);
  });
});

describe('a course with points', () => {
  it('gives them for each learned chapter [CO-05]', () => {
    expect([pointsEarned(0, 10), pointsEarned(3, 10), pointsEarned(3, 0)]).toEqual([0, 30, 0]);
  });
});
