import { praiseRestMs } from '@banyan/contracts/course';
import { deferred } from '@banyan/core-screen/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PraiseRest } from './PraiseRest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses of one praise, in the order of sending. */
function world() {
  const rest = new PraiseRest(() => Date.now());
  const sent: string[] = [];
  const press = (what: string, answer: Promise<void> = Promise.resolve()) =>
    rest.press(7, () => {
      sent.push(what);
      return answer;
    });
  return { press, sent };
}

it('sends at once, then the last of what was pressed a second after the answer [CO-09]', async () => {
  const { press, sent } = world();
  press('yes');
  await vi.advanceTimersByTimeAsync(0);
  press('no');
  press('yes again');
  await vi.advanceTimersByTimeAsync(praiseRestMs - 1);
  expect(sent).toEqual(['yes']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['yes', 'yes again']);
});

it('counts the second from a late answer, not from the sending [CO-09]', async () => {
  const { press, sent } = world();
  const answer = deferred<void>();
  press('yes', answer.promise);
  await vi.advanceTimersByTimeAsync(3 * praiseRestMs);
  press('no');
  await vi.advanceTimersByTimeAsync(3 * praiseRestMs);
  expect(sent).toEqual(['yes']);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(praiseRestMs - 1);
  expect(sent).toEqual(['yes']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['yes', 'no']);
});
