import { describe, expect, it, vi } from 'vitest';
import { PieceQueueStore, type RecordedPiece, type SendOutcome } from './PieceQueueStore.ts';

const piece = (key: string): RecordedPiece => ({
  key,
  bytes: new Blob([key]),
  type: 'webm',
  codecs: 'vp8,opus',
});

function setUp() {
  const outcomes: (SendOutcome | Error)[] = [];
  const sent: string[] = [];
  const pauses: { readonly ms: number; readonly go: () => void }[] = [];
  const onOver = vi.fn();
  const queue = new PieceQueueStore({
    send: ({ key }) => {
      sent.push(key);
      const outcome = outcomes.shift() ?? 'sent';
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    onOver,
    later: (go, ms) => {
      pauses.push({ ms, go });
      return () => undefined;
    },
  });
  return { outcomes, sent, pauses, onOver, queue };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('PieceQueueStore', () => {
  it('sends pieces in their order, and waits longer from failure to failure [LV-01]', async () => {
    const { outcomes, pauses, queue, sent } = setUp();
    outcomes.push('sent', 'failed', new Error('away'));
    for (const key of ['a', 'b', 'c']) queue.add(piece(key));
    await settle();
    expect(sent).toEqual(['a', 'b']);
    expect([queue.waiting, queue.stalled]).toEqual([2, true]);
    pauses[0]?.go();
    await settle();
    expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000]);
    queue.hurry();
    await settle();
    expect(sent).toEqual(['a', 'b', 'b', 'b', 'c']);
    expect([queue.waiting, queue.stalled, queue.lost]).toEqual([0, false, 0]);
  });

  it('gives up the oldest that wait, not the one under way, after three minutes [LV-01]', async () => {
    const { outcomes, queue, sent } = setUp();
    outcomes.push('failed');
    for (let at = 0; at < 50; at += 1) queue.add(piece(String(at)));
    await settle();
    expect([queue.waiting, queue.lost]).toEqual([45, 5]);
    queue.hurry();
    await settle();
    expect(sent.slice(0, 3)).toEqual(['0', '0', '6']);
  });

  it('passes over what is refused, and ends when nobody wants more [LV-01]', async () => {
    const { onOver, outcomes, queue, sent } = setUp();
    outcomes.push('refused', 'over');
    for (const key of ['a', 'b', 'c']) queue.add(piece(key));
    await settle();
    expect(sent).toEqual(['a', 'b']);
    expect([queue.waiting, queue.lost]).toEqual([0, 1]);
    expect(onOver).toHaveBeenCalledOnce();
    queue.add(piece('d'));
    expect(queue.waiting).toBe(0);
  });
});
