import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/answers.ts';
import { Request } from './Request.ts';

configure({ enforceActions: 'always' });

describe('Request', () => {
  it('lets the latest question win and drops late answers [HT-06]', async () => {
    const late = deferred<string>();
    const request = new Request((input: number) => (input === 1 ? late.promise : Promise.resolve('second')));
    void request.load(1);
    await request.load(2);
    late.resolve('first');
    await late.promise;
    expect([request.state, request.value]).toEqual(['ready', 'second']);
  });

  it('holds a failure and asks the same again [UI-08]', async () => {
    let fails = true;
    const request = new Request((input: string) =>
      fails ? Promise.reject(new Error('down')) : Promise.resolve(input),
    );
    await request.load('a');
    expect([request.state, (request.error as Error).message]).toEqual(['failed', 'down']);
    fails = false;
    await request.retry();
    expect(request.value).toBe('a');
  });

  it('refreshes behind what is shown, which outlives a failure [UI-08]', async () => {
    let asked = 0;
    const request = new Request(() =>
      (asked += 1) === 2 ? Promise.reject(new Error('down')) : Promise.resolve(asked),
    );
    await request.refresh();
    expect([request.state, asked]).toEqual(['idle', 0]);
    await request.load();
    const running = request.refresh();
    expect(request.state).toBe('ready');
    await running;
    expect([request.state, request.value]).toEqual(['ready', 1]);
    await request.refresh();
    expect(request.value).toBe(3);
  });

  it('aborts what is under way when its screen is left, and keeps what is there [HT-06]', async () => {
    const signals: AbortSignal[] = [];
    const request = new Request((wait: boolean, { signal }) => {
      if (signal) signals.push(signal);
      return wait ? new Promise<string>(() => undefined) : Promise.resolve('kept');
    });
    void request.load(true);
    request.leave();
    expect([request.state, signals[0]?.aborted]).toEqual(['idle', true]);
    await request.load(false);
    request.leave();
    expect(request.value).toBe('kept');
  });
});
