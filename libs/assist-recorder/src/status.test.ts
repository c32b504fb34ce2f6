import { recordingStatuses } from '@banyan/contracts/account';
import { describe, expect, it } from 'vitest';
import { containerFor } from './container.ts';
import { isOver, leavesItself, showsDialog, step, type RecordingEvent } from './status.ts';

const walk = (...events: readonly RecordingEvent[]) => events.reduce(step, 'ready');

describe('the states of a support session', () => {
  it.each([
    ['success', ['start', 'stop', 'flushed', 'saved']],
    ['stopping', ['start', 'stop']],
    ['stopped', ['start', 'stop', 'flushed']],
    ['fail', ['refuse']],
    ['cancel', ['cancel']],
    ['error', ['start', 'break']],
    ['delete', ['start', 'delete']],
    ['expire', ['start', 'expire']],
    ['unconfirmed', ['unconfirmed']],
  ] as const)('end in %s after %j [AR-01]', (status, events) => {
    expect(walk(...events)).toBe(status);
  });

  it('are not left by what comes too late or too early [AR-01]', () => {
    expect(walk('stop', 'saved', 'break')).toBe('ready');
    expect(walk('start', 'cancel', 'refuse')).toBe('recording');
    expect(walk('start', 'delete', 'flushed', 'saved', 'expire')).toBe('delete');
    for (const status of recordingStatuses.filter(isOver)) expect(step(status, 'start')).toBe(status);
  });

  it('show the dialog but while recording, and leave after four of them [AR-02]', () => {
    expect(recordingStatuses.filter((status) => !showsDialog(status))).toEqual(['recording']);
    expect(recordingStatuses.filter(leavesItself)).toEqual(['success', 'fail', 'cancel', 'unconfirmed']);
  });
});

it('writes MP4 where the browser can, else WebM, and says which [AR-03]', () => {
  expect(containerFor(() => true)?.type).toBe('mp4');
  expect(containerFor((type) => type.startsWith('video/webm'))?.type).toBe('webm');
  expect(containerFor(() => false)).toBeNull();
});
