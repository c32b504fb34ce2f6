import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/answers.ts';
import { LatestCall } from './LatestCall.ts';

const collect = () => {
  const seen: string[] = [];
  return {
    seen,
    settle: { ready: (value: string) => seen.push(value), failed: (error: unknown) => seen.push(String(error)) },
  };
};

describe('LatestCall', () => {
  it('drops an answer that comes after a newer call [HT-06]', async () => {
    const call = new LatestCall();
    const { seen, settle } = collect();
    const first = deferred<string>();
    const running = call.run(() => first.promise, settle);
    await call.run(() => Promise.resolve('second'), settle);
    first.resolve('first');
    await running;
    expect(seen).toEqual(['second']);
  });

  it('aborts the older call and drops its failure [HT-06]', async () => {
    const call = new LatestCall();
    const { seen, settle } = collect();
    let aborted = false;
    const running = call.run(
      (signal) =>
        new Promise<string>((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('aborted'));
          });
        }),
      settle,
    );
    call.cancel();
    await running;
    expect(aborted).toBe(true);
    expect(seen).toEqual([]);
  });

  it('hands a failure on while it is the latest [UI-08]', async () => {
    const { seen, settle } = collect();
    await new LatestCall().run(() => Promise.reject(new Error('no way')), settle);
    expect(seen).toEqual(['Error: no way']);
  });
});
