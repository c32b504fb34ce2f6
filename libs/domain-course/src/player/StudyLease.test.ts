import { ErrorCode } from '@banyan/contracts';
import { studyLease } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { describe, expect, it } from 'vitest';
import type { LeaseInput } from '../api/courseApi.ts';
import { StudyLease } from './StudyLease.ts';

function world() {
  const asked: LeaseInput[] = [];
  let now = 0;
  let refuses = false;
  const lease = new StudyLease({
    courseId: 101,
    holder: 'h'.repeat(16),
    now: () => now,
    api: {
      lease: (input) => {
        asked.push(input);
        return refuses
          ? Promise.reject(new RefusedError(studyLease, { code: ErrorCode.studyingElsewhere, msg: '', data: null }))
          : Promise.resolve({ held: 'Y', expiresAt: 0 });
      },
    },
  });
  return { asked, lease, pass: (ms: number) => (now += ms), refuse: (on: boolean) => (refuses = on) };
}

describe('StudyLease', () => {
  it('is asked for once while it holds, and again after it ran out [CO-06]', async () => {
    const { asked, lease, pass } = world();
    await Promise.all([lease.ensure(), lease.ensure()]);
    pass(20_000);
    await lease.ensure();
    expect(asked).toHaveLength(1);
    pass(20_000);
    await lease.ensure();
    expect(asked).toHaveLength(2);
  });

  it('is kept by heartbeats [CO-06]', async () => {
    const { asked, lease, pass } = world();
    await lease.ensure();
    for (let beat = 0; beat < 6; beat += 1) {
      pass(10_000);
      lease.kept();
    }
    await lease.ensure();
    expect(asked).toHaveLength(1);
  });

  it('hands the refusal on and asks again the next time [CO-06]', async () => {
    const { lease, refuse } = world();
    refuse(true);
    await expect(lease.ensure()).rejects.toBeInstanceOf(RefusedError);
    refuse(false);
    await expect(lease.ensure()).resolves.toBeUndefined();
  });

  it('is asked for as by who plays when playing begins, after who looks was refused, too [CO-06]', async () => {
    const asked: LeaseInput[] = [];
    const refused = new RefusedError(studyLease, { code: ErrorCode.studyingElsewhere, msg: '', data: null });
    const lease = new StudyLease({
      courseId: 101,
      holder: 'h'.repeat(16),
      now: () => 0,
      api: {
        lease: (input) => {
          asked.push(input);
          return input.playing === 'Y' ? Promise.resolve({ held: 'Y', expiresAt: 0 }) : Promise.reject(refused);
        },
      },
    });
    const looked = expect(lease.ensure()).rejects.toBe(refused);
    await Promise.all([looked, lease.ensureToPlay()]);
    await Promise.all([lease.ensure(), lease.ensureToPlay()]);
    expect(asked.map(({ playing, take_over }) => [playing, take_over])).toEqual([
      ['N', 'N'],
      ['Y', 'N'],
    ]);
  });

  it('is given back only when it is held [CO-06]', async () => {
    const { asked, lease } = world();
    void lease.release();
    expect(asked).toEqual([]);
    await lease.ensure();
    void lease.release();
    void lease.release();
    expect(asked.map(({ release, take_over }) => [release, take_over])).toEqual([
      ['N', 'N'],
      ['Y', 'N'],
    ]);
  });
});
