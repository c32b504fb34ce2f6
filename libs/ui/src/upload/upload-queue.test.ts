import { describe, expect, it } from 'vitest';
import { freeName, isAccepted, problemOf } from './rules.ts';
import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts';
import type { SendOptions } from './upload-types.ts';

const file = (name: string, size = 100, type = 'application/pdf') => new File([new Uint8Array(size)], name, { type });

interface Call extends SendOptions {
  name: string;
  finish: (answer: string) => void;
  fail: (cause: unknown) => void;
}

/** A sender whose transfers end on a test's command. */
function fake(options: Partial<UploadQueueOptions<string>> = {}) {
  const calls: Call[] = [];
  const queue = createUploadQueue<string>({
    send: (sent, given) =>
      new Promise((finish, fail) => {
        calls.push({ ...given, name: sent.name, finish, fail });
      }),
    ...options,
  });
  const call = (name: string) => {
    const found = calls.findLast((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} was not sent`);
    return found;
  };
  return { queue, calls, call };
}

const state = (queue: UploadQueue<string>) => queue.items().map(({ name, status }) => `${name} ${status}`);
const idOf = (queue: UploadQueue<string>, name: string) =>
  queue.items().find((item) => item.name === name)?.id ?? 'none';
/** Lets settled promises run their callbacks. */
const settled = () => new Promise((done) => setTimeout(done));

describe('upload queue', () => {
  it('sends two at a time and in order, and takes the next when one ends', async () => {
    const { queue, calls, call } = fake();
    queue.add([file('a'), file('b'), file('c'), file('d')]);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b']);
    call('b').finish('kept');
    await settled();
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(state(queue)).toEqual(['a sending', 'b done', 'c sending', 'd waiting']);
    expect(queue.items()[1]).toMatchObject({ sent: 100, result: 'kept' });
  });
  it('tells how far each one is, held within its size', () => {
    const { queue, call } = fake();
    queue.add([file('a')]);
    call('a').onProgress(40);
    expect(queue.items()[0]?.sent).toBe(40);
    call('a').onProgress(900);
    expect(queue.items()[0]?.sent).toBe(100);
  });
  it('keeps a file that failed, with its cause, and sends it again from the start', async () => {
    const { queue, call, calls } = fake();
    const cause = new Error('no network');
    queue.add([file('a')]);
    call('a').onProgress(60);
    call('a').fail(cause);
    await settled();
    expect(queue.items()[0]).toMatchObject({ status: 'failed', problem: { kind: 'failed', cause } });
    queue.retry(idOf(queue, 'a'));
    expect(queue.items()[0]).toMatchObject({ status: 'sending', sent: 0, problem: undefined });
    call('a').finish('kept');
    await settled();
    expect(calls).toHaveLength(2);
    expect(state(queue)).toEqual(['a done']);
  });
  it('stops a transfer, keeps the file, gives its place to the next, and is deaf to what the old one still says', async () => {
    const { queue, call } = fake({ concurrency: 1 });
    queue.add([file('a'), file('b')]);
    const first = call('a');
    queue.cancel(idOf(queue, 'a'));
    expect(first.signal.aborted).toBe(true);
    expect(state(queue)).toEqual(['a stopped', 'b sending']);
    first.onProgress(50);
    first.fail(new DOMException('stopped', 'AbortError'));
    await settled();
    expect(state(queue)).toEqual(['a stopped', 'b sending']);
    expect(queue.items()[0]?.sent).toBe(0);
    queue.retry(idOf(queue, 'a'));
    expect(state(queue)).toEqual(['a waiting', 'b sending']);
    call('b').finish('kept');
    await settled();
    expect(state(queue)).toEqual(['a sending', 'b done']);
  });
  it('removes a file that is under way and stops it', () => {
    const { queue, call } = fake();
    queue.add([file('a'), file('b')]);
    queue.remove(idOf(queue, 'a'));
    expect(call('a').signal.aborted).toBe(true);
    expect(state(queue)).toEqual(['b sending']);
    queue.clear();
    expect(call('b').signal.aborted).toBe(true);
    expect(queue.items()).toEqual([]);
  });
  it('refuses what it may not send, keeps it in the list, and sends the rest', () => {
    const { queue, calls } = fake({ rules: { accept: ['.pdf', 'image/*'], maxSize: 1000, maxCount: 2 } });
    queue.add([file('big.pdf', 2000), file('no.exe', 10, ''), file('a.pdf'), file('empty.pdf', 0)]);
    queue.add([file('b.png', 10, 'image/png'), file('c.pdf')]);
    expect(calls.map(({ name }) => name)).toEqual(['a.pdf', 'b.png']);
    expect(queue.items().map(({ problem }) => problem?.kind)).toEqual([
      'size',
      'type',
      undefined,
      'empty',
      undefined,
      'count',
    ]);
    queue.retry(idOf(queue, 'c.pdf'));
    expect(queue.items()[5]?.status).toBe('refused');
    queue.remove(idOf(queue, 'a.pdf'));
    queue.retry(idOf(queue, 'c.pdf'));
    expect(calls.map(({ name }) => name)).toEqual(['a.pdf', 'b.png', 'c.pdf']);
  });
  it('counts what the server had before, and never sends it', () => {
    const { queue, calls } = fake({
      rules: { maxCount: 2 },
      initial: [{ id: '1', name: 'old.pdf', size: 9, type: '', status: 'done', sent: 9 }],
    });
    queue.add([file('a'), file('b')]);
    expect(calls.map(({ name }) => name)).toEqual(['a']);
    expect(state(queue)).toEqual(['old.pdf done', 'a sending', 'b refused']);
  });
  it('puts a file elsewhere, and never beyond the ends', () => {
    const { queue } = fake();
    queue.add([file('a'), file('b'), file('c')]);
    const names = () => queue.items().map(({ name }) => name);
    queue.move(queue.items()[2]?.id ?? '', -1);
    expect(names()).toEqual(['a', 'c', 'b']);
    queue.move(queue.items()[0]?.id ?? '', 9);
    expect(names()).toEqual(['c', 'b', 'a']);
    queue.move('nobody', 1);
    expect(names()).toEqual(['c', 'b', 'a']);
  });
  it('gives every file a name of its own', () => {
    const { queue } = fake();
    queue.add([file('image.png'), file('image.png'), file('image.png')]);
    expect(queue.items().map(({ name }) => name)).toEqual(['image.png', 'image (2).png', 'image (3).png']);
  });
  it('tells its listeners, and hands out the same list until something changes', () => {
    const { queue } = fake();
    let heard = 0;
    const leave = queue.subscribe(() => (heard += 1));
    queue.add([file('a')]);
    expect(heard).toBeGreaterThan(0);
    expect(queue.items()).toBe(queue.items());
    const before = heard;
    leave();
    queue.clear();
    expect(heard).toBe(before);
  });
  it('sends what comes next by the sender it was given last', () => {
    const { queue, calls } = fake();
    const other: string[] = [];
    queue.add([file('a')]);
    queue.configure({
      send: (sent) => {
        other.push(sent.name);
        return new Promise(() => undefined);
      },
    });
    queue.add([file('b')]);
    expect(calls.map(({ name }) => name)).toEqual(['a']);
    expect(other).toEqual(['b']);
  });
});

describe('rules', () => {
  it.each([
    ['a.PDF', '', ['.pdf'], true],
    ['a.pdf.exe', '', ['.pdf'], false],
    ['photo', 'image/webp', ['image/*'], true],
    ['clip.mov', 'video/quicktime', ['video/mp4'], false],
    ['anything', '', [], true],
  ])('%s of type "%s" for %j: %s', (name, type, accept, accepted) => {
    expect(isAccepted({ name, type }, accept)).toBe(accepted);
  });
  it('takes a file that is exactly as large as allowed', () => {
    expect(problemOf({ name: 'a', type: '', size: 10 }, { maxSize: 10 }, 0)).toBeUndefined();
    expect(problemOf({ name: 'a', type: '', size: 11 }, { maxSize: 10 }, 0)).toEqual({ kind: 'size', limit: 10 });
  });
  it('numbers a name before its ending', () => {
    expect(freeName('.env', new Set(['.env']))).toBe('.env (2)');
    expect(freeName('a.tar.gz', new Set(['a.tar.gz']))).toBe('a.tar (2).gz');
  });
});
