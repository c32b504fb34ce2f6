import { ErrorCode } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { refusalOf, type Standing } from './standing.ts';

const open: Standing = {
  state: 'on_shelf',
  visible: true,
  maxViewers: null,
  learners: 10,
  enrolled: false,
  bought: false,
  dueAt: null,
  now: 1000,
};
const of = (change: Partial<Standing>) => refusalOf({ ...open, ...change });

describe('whether a course opens', () => {
  it('opens when nothing speaks against it [CO-07]', () => {
    expect(of({})).toBeUndefined();
    expect(of({ dueAt: 1001, maxViewers: 11 })).toBeUndefined();
  });

  it('tells each reason by its own code [CO-07]', () => {
    expect(of({ state: 'deleted' })).toBe(ErrorCode.courseDeleted);
    expect(of({ state: 'off_shelf' })).toBe(ErrorCode.courseOffShelf);
    expect(of({ visible: false })).toBe(ErrorCode.courseNotVisible);
    expect(of({ dueAt: 1000 })).toBe(ErrorCode.courseExpired);
    expect(of({ maxViewers: 10 })).toBe(ErrorCode.courseFull);
  });

  it('keeps a seat for who has one, not beyond its time [CO-07]', () => {
    expect(of({ maxViewers: 10, enrolled: true })).toBeUndefined();
    expect(of({ maxViewers: 10, enrolled: true, dueAt: 999 })).toBe(ErrorCode.courseExpired);
  });

  it('stays open to whoever bought it, whatever becomes of it but that it is deleted [PY-02]', () => {
    expect(of({ bought: true, state: 'off_shelf', visible: false, maxViewers: 10 })).toBeUndefined();
    expect(of({ bought: true, state: 'deleted' })).toBe(ErrorCode.courseDeleted);
  });

  it('says first what ends the course for everyone [CO-07]', () => {
    expect(of({ state: 'deleted', visible: false, dueAt: 1, maxViewers: 0 })).toBe(ErrorCode.courseDeleted);
    expect(of({ visible: false, dueAt: 1, maxViewers: 0 })).toBe(ErrorCode.courseNotVisible);
  });
});
