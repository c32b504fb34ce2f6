import { ErrorCode } from '@banyan/contracts';
import { saveAnswers } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import { apiOf } from '@banyan/core-screen';
import { deferred, fakeHttp } from '@banyan/core-screen/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetCalls } from '../api/sheetCalls.ts';
import { makePaper, makeParts } from '../testing/sheet.ts';
import { refused, SheetServer } from '../testing/sheetServer.ts';
import { memoryStorage } from '../testing/storyDevice.ts';
import { memoryShelf } from './AnswerShelf.ts';
import { AttemptStore } from './AttemptStore.ts';
import type { AttemptPorts } from './attemptCalls.ts';
import { heldHere } from './heldHere.ts';

const key = { eid: 1001, userId: '7', attemptId: 880 };
const offline = () => {
  throw new NetworkError(saveAnswers);
};

/** Locks of a browser, by name; deleting one simulates the end of its window. */
const locksOf = (held: Set<string>) =>
  ({
    request: (name: string) => {
      held.add(name);
      return new Promise(() => undefined);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] }),
  }) as unknown as LockManager;

/** A server and a device; `open` opens the sheet as a page does. */
function world(over: Parameters<typeof makePaper>[0] = {}) {
  const begun = performance.now();
  const paper = makePaper({ answered: 0, flagged: [], ...over });
  const server = new SheetServer(paper, () => paper.standing.now + performance.now() - begun);
  const shelf = memoryShelf();
  const windowStorage = memoryStorage();
  const alive = new Set<string>();
  const here = heldHere(memoryStorage(), locksOf(alive));
  const api = apiOf(fakeHttp(server.answers()), sheetCalls);
  const opened: AttemptStore[] = [];
  const open = async (ports: Partial<AttemptPorts> = {}) => {
    const window = ports.window ?? 'w'.repeat(16);
    const now = await api.paper({ id: 301, window });
    const attempt = new AttemptStore(now, {
      api,
      shelf,
      heldHere: here,
      key,
      window,
      windowStorage,
      ticks: () => performance.now(),
      backOff: () => 1000,
      ...ports,
    });
    await attempt.open();
    server.calls.length = 0;
    opened.push(attempt);
    return attempt;
  };
  const names = () => server.calls.map(({ name }) => name);
  return { server, shelf, alive, api, open, names, closeAll: () => opened.forEach((attempt) => attempt.close()) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const choose = (attempt: AttemptStore, no: number, ...choice: number[]) => attempt.answer(5000 + no, { choice });
const choiceOf = (server: SheetServer, no: number) => server.kept.get(5000 + no)?.value.choice;

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  it('sends 1.5 s after a change what stands there by then, however long somebody goes on [EX-03]', async () => {
    const { server, open, names } = world();
    const attempt = await open();
    choose(attempt, 1, 0);
    await pass(1000);
    choose(attempt, 1, 2);
    expect(names()).toEqual([]);
    await pass(500);
    expect(server.calls.map(({ answers }) => answers.map(({ revision }) => revision))).toEqual([[2]]);
    expect([choiceOf(server, 1), attempt.book.pending]).toEqual([[2], 0]);
  });

  it('has one call under way at a time, and sends what came meanwhile after it [EX-03]', async () => {
    const { server, open, names } = world();
    const attempt = await open();
    const gate = deferred<void>();
    server.before = () => gate.promise;
    choose(attempt, 1, 0);
    attempt.sender.outbox.flush();
    choose(attempt, 1, 1);
    choose(attempt, 2, 1);
    attempt.sender.outbox.flush();
    await pass(5000);
    expect(names()).toEqual(['save']);
    gate.resolve();
    await pass(0);
    expect(names()).toEqual(['save', 'save']);
    expect([choiceOf(server, 1), choiceOf(server, 2), attempt.book.pending]).toEqual([[1], [1], 0]);
  });

  it('loses nothing of twenty flips without a connection, over a crash [EX-03]', async () => {
    const { server, open } = world();
    const crashed = await open();
    server.before = offline;
    for (let flip = 0; flip < 20; flip += 1) {
      choose(crashed, 1, flip % 2);
      await pass(700);
    }
    crashed.answer(5041, { gaps: ['Ac'] });
    crashed.flag(5002, true);
    await pass(0);
    expect(crashed.sender.outbox.delayed).toBe(true);
    crashed.close();
    await pass(0);
    server.before = () => undefined;
    const next = await open();
    await pass(0);
    expect(choiceOf(server, 1)).toEqual([1]);
    expect(server.kept.get(5041)?.value.gaps).toEqual(['Ac']);
    expect(server.kept.get(5002)?.flagged).toBe(true);
    expect([next.book.pending, next.book.answered, next.book.flagged]).toEqual([0, 2, 1]);
  });

  it('tries again by itself, and at once when the connection is back [EX-03]', async () => {
    const { server, open, names } = world();
    const attempt = await open();
    server.before = offline;
    choose(attempt, 1, 0);
    await pass(1500 + 2500);
    expect(names().length).toBeGreaterThanOrEqual(3);
    server.before = () => undefined;
    attempt.online();
    await pass(0);
    expect([attempt.book.pending, attempt.sender.outbox.delayed]).toEqual([0, false]);
  });

  it('sends an answer once more whose acknowledgement was lost, and it counts once [EX-03]', async () => {
    const { server, open, shelf } = world();
    const attempt = await open();
    server.after = offline;
    choose(attempt, 1, 3);
    await pass(1500);
    expect([choiceOf(server, 1), attempt.book.pending]).toEqual([[3], 1]);
    server.after = () => undefined;
    await pass(1000);
    expect(attempt.book.pending).toBe(0);
    expect(await shelf.read(key, 0)).toEqual([]);
  });

  it('brings a whole paper in parts that a call may carry [EX-03]', async () => {
    const { server, open } = world({ parts: makeParts('zh', 6) });
    const attempt = await open();
    for (const item of attempt.book.items) attempt.flag(item.id, true);
    attempt.sender.outbox.flush();
    await pass(0);
    expect(server.calls.map(({ answers }) => answers.length)).toEqual([100, 100, 76]);
    expect(attempt.book.pending).toBe(0);
  });

  it('does not let one answer that is not taken keep the others back [EX-03]', async () => {
    const { server, open } = world();
    const attempt = await open();
    server.before = (_, answers) => {
      if (answers.some(({ questionId }) => questionId === 5001)) throw refused(saveAnswers, ErrorCode.badRequest);
    };
    for (const no of [1, 2, 3, 4, 5]) choose(attempt, no, 0);
    await pass(20_000);
    expect([2, 3, 4, 5].map((no) => choiceOf(server, no))).toEqual([[0], [0], [0], [0]]);
    expect(attempt.book.pendingNumbers).toEqual([1]);
  });

  it('goes on without a place on the device, and says so [EX-03]', async () => {
    const { server, open } = world();
    const forbidden = () => Promise.reject(new Error('forbidden'));
    const attempt = await open({ shelf: { read: forbidden, keep: forbidden, drop: forbidden, clear: forbidden } });
    choose(attempt, 1, 0);
    await pass(1500);
    expect([choiceOf(server, 1), attempt.keeper.works]).toEqual([[0], false]);
  });
});

describe('windows and sessions', () => {
  it('stops when another window answers, and goes on with the answers of both when it takes over [EX-03]', async () => {
    const { server, open, api } = world();
    const attempt = await open();
    choose(attempt, 1, 0);
    await pass(1500);
    await api.takeOver({ id: 880, window: 'o'.repeat(16) });
    await api.save({
      id: 880,
      window: 'o'.repeat(16),
      answers: [
        { questionId: 5002, revision: 1, value: { choice: [3], gaps: [], text: '', files: [] }, flagged: false },
      ],
    });
    choose(attempt, 3, 1);
    await pass(1500);
    expect(attempt.state).toBe('elsewhere');
    choose(attempt, 4, 1);
    expect(attempt.book.find(5004)?.answered).toBe(false);
    await attempt.takeOver();
    await pass(0);
    expect(attempt.state).toBe('open');
    expect(attempt.book.find(5002)?.value.choice).toEqual([3]);
    expect([1, 2, 3].map((no) => choiceOf(server, no))).toEqual([[0], [3], [1]]);
  });

  it('takes along what another window of the device has not sent yet, and knows when the rest was [EX-03]', async () => {
    const { server, open, api, shelf } = world();
    const attempt = await open();
    await api.takeOver({ id: 880, window: 'o'.repeat(16) });
    await pass(60_000);
    const value = { choice: [2], gaps: [], text: '', files: [] };
    await shelf.keep(key, { questionId: 5003, revision: 1, value, flagged: false, at: server.standing.now });
    server.kept.set(5001, {
      questionId: 5001,
      revision: 9,
      value,
      flagged: false,
      savedAt: server.standing.now + 5000,
    });
    expect(attempt.state).toBe('elsewhere');
    await attempt.takeOver();
    await pass(0);
    expect([choiceOf(server, 3), attempt.book.pending]).toEqual([[2], 0]);
    expect(attempt.sender.savedAt).toBe(server.standing.now + 5000);
  });

  it('says so at once in a window that is opened second, and why taking over failed [EX-03]', async () => {
    const { server, open } = world({ standing: { ...makePaper().standing, held: false } });
    const attempt = await open();
    expect(attempt.state).toBe('elsewhere');
    server.before = offline;
    await attempt.takeOver();
    expect([attempt.state, attempt.takingOver.error]).toEqual(['elsewhere', expect.any(NetworkError)]);
  });

  it('goes on by itself where the window that answered is gone, with what it had not sent, [EX-03]', async () => {
    const { server, open, alive } = world();
    server.holder = 'w'.repeat(16);
    const crashed = await open();
    server.before = offline;
    choose(crashed, 1, 2);
    await pass(0);
    server.before = () => undefined;
    // The page is gone: none of its timers runs, none of its locks is kept.
    vi.clearAllTimers();
    alive.clear();
    const next = await open({ window: 'o'.repeat(16) });
    await pass(0);
    expect([next.state, choiceOf(server, 1), server.holder]).toEqual(['open', [2], 'o'.repeat(16)]);
  });

  it.each([
    ['lives', (alive: Set<string>) => alive, 'w'.repeat(16)],
    ['is gone, while another device has it', (alive: Set<string>) => alive.clear(), 'd'.repeat(16)],
  ])('asks first where the window %s [EX-03]', async (_, after, holder) => {
    const { server, open, alive } = world();
    server.holder = 'w'.repeat(16);
    await open();
    server.holder = holder;
    after(alive);
    const second = await open({ window: 'o'.repeat(16) });
    await pass(0);
    expect([second.state, second.takingOver, server.holder]).toEqual(['elsewhere', { pending: false }, holder]);
  });

  it('notices it in a quiet window, too [EX-03]', async () => {
    const { open, api } = world();
    const attempt = await open();
    await api.takeOver({ id: 880, window: 'o'.repeat(16) });
    await pass(60_000);
    expect(attempt.state).toBe('elsewhere');
  });

  it('keeps answers and clock when the session ends, and sends them after logging in [EX-03] [EX-05]', async () => {
    const { server, open } = world({ leftS: 600 });
    const attempt = await open();
    server.before = () => {
      throw refused(saveAnswers, ErrorCode.unauthenticated);
    };
    choose(attempt, 1, 2);
    await pass(1500);
    expect([attempt.state, attempt.book.pending]).toEqual(['signedOut', 1]);
    await pass(10_000);
    expect(attempt.clock.left).toBeLessThan(590);
    server.before = () => undefined;
    attempt.signedIn();
    await pass(0);
    expect([attempt.state, choiceOf(server, 1)]).toEqual(['open', [2]]);
  });

  it('ends with what the server has when it was handed in behind its back [EX-04]', async () => {
    const { server, open } = world();
    const attempt = await open();
    server.close('deadline');
    choose(attempt, 1, 2);
    await pass(1500);
    expect([attempt.state, attempt.receipt?.number, attempt.book.pendingNumbers]).toEqual([
      'over',
      'EX-20251120-3367',
      [1],
    ]);
  });
});

describe('handing in', () => {
  it('takes every answer along that has not arrived [EX-04]', async () => {
    const { server, open, names, shelf } = world();
    const attempt = await open();
    for (const no of [1, 2, 3]) choose(attempt, no, 1);
    attempt.submit('learner');
    await pass(0);
    expect([names(), attempt.state, attempt.receipt?.answered, attempt.book.pending]).toEqual([
      ['handIn'],
      'over',
      3,
      0,
    ]);
    expect(server.receipt?.reason).toBe('learner');
    expect(await shelf.read(key, 0)).toEqual([]);
  });

  it('waits for the save under way, so that nothing overtakes it [EX-04]', async () => {
    const { server, open, names } = world();
    const attempt = await open();
    const gate = deferred<void>();
    server.before = (name) => (name === 'save' ? gate.promise : undefined);
    choose(attempt, 1, 1);
    attempt.sender.outbox.flush();
    attempt.submit('learner');
    await pass(0);
    expect(names()).toEqual(['save']);
    gate.resolve();
    await pass(0);
    expect([names(), attempt.state]).toEqual([['save', 'handIn'], 'over']);
  });

  it('repeats itself when it fails, tries at once when asked, and counts once [EX-04]', async () => {
    const { server, open, names } = world();
    const attempt = await open({ backOff: () => 60_000 });
    server.after = (name) => {
      if (name === 'handIn') offline();
    };
    attempt.submit('learner');
    await pass(0);
    expect([attempt.handIn.state, attempt.state]).toEqual(['waiting', 'open']);
    server.after = () => undefined;
    attempt.handIn.again();
    await pass(0);
    expect([names().filter((name) => name === 'handIn').length, attempt.state]).toEqual([2, 'over']);
  });

  it('goes back to the paper when the learner wants to, and saves on [EX-04]', async () => {
    const { server, open } = world();
    const attempt = await open({ backOff: () => 60_000 });
    server.before = offline;
    attempt.submit('learner');
    await pass(0);
    attempt.handIn.cancel();
    server.before = () => undefined;
    choose(attempt, 1, 1);
    await pass(1500);
    expect([attempt.handIn.state, choiceOf(server, 1)]).toEqual(['none', [1]]);
  });

  it('hands in by itself at the end, and again until it is through [EX-05]', async () => {
    const { server, open } = world({ leftS: 5 });
    const attempt = await open();
    server.before = offline;
    choose(attempt, 1, 1);
    await pass(7000);
    expect([attempt.handIn.reason, attempt.state]).toEqual(['deadline', 'open']);
    attempt.handIn.cancel();
    expect(attempt.handIn.state).not.toBe('none');
    server.before = () => undefined;
    await pass(2000);
    expect([attempt.state, server.receipt?.reason, choiceOf(server, 1)]).toEqual(['over', 'deadline', [1]]);
  });

  it('knows which answers came after the server had ended it [EX-04] [EX-05]', async () => {
    const { server, open } = world({ leftS: 5 });
    const attempt = await open();
    choose(attempt, 1, 1);
    await pass(1500);
    server.before = offline;
    choose(attempt, 2, 1);
    await pass(7000);
    server.close('deadline');
    server.before = () => undefined;
    await pass(2000);
    expect([attempt.state, attempt.receipt?.answered, attempt.book.pendingNumbers]).toEqual(['over', 1, [2]]);
  });

  it('keeps answers that came after the end on the device until the record has them [EX-03] [EX-09]', async () => {
    const { server, open, shelf } = world();
    const attempt = await open();
    choose(attempt, 1, 1);
    await pass(1500);
    server.before = offline;
    choose(attempt, 2, 1);
    await pass(3000);
    server.close('deadline');
    server.before = (name) => (name === 'late' ? offline() : undefined);
    attempt.online();
    await pass(0);
    expect([attempt.state, attempt.late.failureOf() === undefined]).toEqual(['over', false]);
    expect((await shelf.read(key, 0)).map(({ questionId }) => questionId)).toEqual([5002]);
    server.before = () => undefined;
    await attempt.late.run();
    expect([[...server.late.keys()], attempt.lateKept, await shelf.read(key, 0)]).toEqual([[5002], 1, []]);
    expect(attempt.book.pendingNumbers).toEqual([2]);
  });
});

describe('leaving the screen', () => {
  it('tells each leaving by a rising number, and its length under the same one [EX-06]', async () => {
    const { server, open } = world();
    const attempt = await open();
    attempt.leftScreen();
    await pass(0);
    attempt.backOnScreen(12);
    await pass(0);
    attempt.leftScreen();
    await pass(0);
    expect([...server.leavings]).toEqual([
      [1, 12],
      [2, 1],
    ]);
    expect(attempt.switches).toBe(3);
  });

  it('shows a leaving once the server has it, and tells it after a reload [EX-06]', async () => {
    const { server, open } = world();
    const attempt = await open();
    server.before = offline;
    attempt.leftScreen();
    attempt.backOnScreen(4);
    await pass(0);
    expect(attempt.switches).toBe(1);
    attempt.close();
    server.before = () => undefined;
    const next = await open();
    await pass(0);
    expect([[...server.leavings], next.switches]).toEqual([[[1, 4]], 2]);
    next.leftScreen();
    await pass(0);
    expect(server.leavings.has(2)).toBe(true);
  });

  it('ends with the receipt where the last one was too many [EX-06]', async () => {
    const { server, open } = world();
    const attempt = await open();
    server.before = (name) => {
      if (name === 'switch') server.close('switches');
    };
    attempt.leftScreen();
    await pass(0);
    expect([attempt.state, attempt.receipt?.reason]).toEqual(['over', 'switches']);
  });

  it('counts nothing where the exam does not [EX-06]', async () => {
    const { open, names } = world({ switchLimit: null });
    const attempt = await open();
    attempt.leftScreen();
    attempt.backOnScreen(3);
    await pass(0);
    expect(names()).toEqual([]);
  });
});

describe('supervisors', () => {
  it('are heard at once: more time moves the clock, and their words stay until they are read [EX-05]', async () => {
    const { open, server } = world();
    const attempt = await open();
    const left = attempt.clock.left;
    const said = { at: server.standing.now, minutes: 5, text: '网络断过' };
    server.deadlineAt += 300_000;
    server.told = said;
    attempt.changedElsewhere();
    await vi.waitFor(() => expect(attempt.words).toEqual(said));
    expect(attempt.clock.left - left).toBeGreaterThanOrEqual(299);
    attempt.readWords();
    attempt.changedElsewhere();
    await vi.waitFor(() => expect(server.calls).toHaveLength(2));
    expect(attempt.words).toBeNull();
    attempt.close();
  });

  it('hand the paper in: the sheet is over with the receipt [EX-04]', async () => {
    const { open, server } = world();
    const attempt = await open();
    server.close('supervisor');
    attempt.changedElsewhere();
    await vi.waitFor(() => expect([attempt.state, attempt.receipt?.reason]).toEqual(['over', 'supervisor']));
  });
});
