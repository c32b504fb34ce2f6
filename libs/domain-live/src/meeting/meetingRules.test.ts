import { v } from '@banyan/contracts';
import { roomLimits } from '@banyan/contracts/live';
import { describe, expect, it } from 'vitest';
import { endAfter, faultOf, makePassword, meetingRules, newMeeting } from './meetingRules.ts';
import type { MeetingValues } from './keptMeeting.ts';

const now = Date.UTC(2025, 10, 20, 6, 20);
const faults = (change: Partial<MeetingValues>) =>
  (v.safeParse(meetingRules, { ...newMeeting(now), topic: '周会', ...change }).issues ?? []).map(
    ({ message, path }) => `${String(path?.[0].key)} ${message}`,
  );
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('rules of a meeting', () => {
  it('hold on each bound and not one beyond [LV-02]', () => {
    const { from } = newMeeting(now);
    const after = (ms: number) => ({ to: new Date(Date.parse(from) + ms).toISOString() });
    expect(faults({})).toEqual([]);
    expect(faults({ topic: '题'.repeat(60), ...after(roomLimits.shortestMs), password: '123456' })).toEqual([]);
    expect(faults(after(roomLimits.longestMs))).toEqual([]);
    expect(faults({ topic: ' ', ...after(roomLimits.shortestMs - 1), password: '123' })).toEqual([
      ...['topic required', 'to span', 'password digits'],
    ]);
    expect(faults({ topic: '题'.repeat(61), ...after(roomLimits.longestMs + 1) })).toEqual([
      'topic tooLong',
      'to span',
    ]);
    expect(faults({ from: '', to: '' })).toEqual(['from required', 'to required']);
    expect(faults({ members: many(299), hosts: many(9) })).toEqual([]);
    expect(faults({ members: many(300), hosts: many(10) })).toEqual(['members tooManyMembers', 'hosts tooManyHosts']);
    expect(faults({ kind: 'live', members: many(300) })).toEqual(['members tooManyMembers']);
    expect(faults({ periodic: true, times: 52 })).toEqual([]);
    expect(faults({ periodic: true, times: 53 })).toEqual(['times times']);
    expect(faults({ periodic: false, times: null })).toEqual([]);
  });

  it('word what the server finds by field [LV-02]', () => {
    expect(faultOf('hosts', 'tooMany')).toBe('tooManyHosts');
    expect(faultOf('members', 'tooMany')).toBe('tooManyMembers');
    expect(faultOf('from', 'past')).toBe('past');
  });
});

it('a new meeting begins at a half hour that is not about to pass [LV-02]', () => {
  expect(newMeeting(now)).toMatchObject({ from: '2025-11-20T07:00:00.000Z', to: '2025-11-20T08:00:00.000Z' });
});

it('the end keeps its distance from the begin [LV-02]', () => {
  const times = { from: '2025-11-20T07:00:00.000Z', to: '2025-11-20T07:45:00.000Z' };
  expect(endAfter(times, '2025-11-21T09:00:00.000Z')).toBe('2025-11-21T09:45:00.000Z');
  expect(endAfter(times, '')).toBe(times.to);
  expect(endAfter({ ...times, to: '' }, '2025-11-21T09:00:00.000Z')).toBe('2025-11-21T10:00:00.000Z');
});

it('a password that is made has six digits [LV-02]', () => {
  expect(makePassword()).toMatch(/^\d{6}$/);
});
