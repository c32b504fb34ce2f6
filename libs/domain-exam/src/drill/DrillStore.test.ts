import { NetworkError } from '@banyan/core-http';
import { isAnswered, answerPractice, type Recall } from '@banyan/contracts/exam';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { drillCalls } from '../api/practiceCalls.ts';
import { makeDrillQuestion, makeFillQuestion, makeMarked, makeRun } from '../testing/practice.ts';
import { choiceOfKey } from '../shared/choices.ts';
import { emptyAnswer } from '../answers/answerRules.ts';
import { DrillStore } from './DrillStore.ts';

configure({ enforceActions: 'always' });

const question = makeDrillQuestion('zh');

describe('a run of practice', () => {
  it('keeps what was answered when checking it fails, and goes on with the question that the server gives [EX-08]', async () => {
    let down = true;
    let changes = 0;
    const drill = new DrillStore(
      fakeApi(drillCalls, {
        start: () => Promise.resolve(makeRun('zh')),
        answer: () => (down ? Promise.reject(new NetworkError(answerPractice)) : Promise.resolve(makeMarked('zh'))),
      }),
      () => (changes += 1),
    );
    await drill.start.run({ kind: 'due', key: '' });
    drill.choose(question, 1);
    expect(await drill.send(question)).toBe(false);
    expect([drill.value.choice, drill.marked, changes]).toEqual([[1], null, 0]);
    down = false;
    await drill.send(question);
    expect([drill.marked?.answer.mark, drill.standing?.answered, changes]).toEqual(['wrong', 3, 1]);
    drill.next();
    expect([drill.run.value?.question?.id, drill.marked, drill.value]).toEqual([2011, null, emptyAnswer]);
  });

  it('goes on where it is when its address is opened again, and reads another one anew [EX-08]', async () => {
    const asked: number[] = [];
    const drill = new DrillStore(
      fakeApi(drillCalls, {
        run: ({ id }) => {
          asked.push(id);
          return Promise.resolve(makeRun('zh', { id }));
        },
      }),
      () => undefined,
    );
    drill.load(0, 'zh');
    drill.load(31, 'zh');
    await Promise.resolve();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    drill.choose(question, 2);
    drill.load(31, 'zh');
    expect([asked, drill.value.choice]).toEqual([[31], [2]]);
    drill.load(32, 'zh');
    expect([asked, drill.value.choice]).toEqual([[31, 32], []]);
  });

  it('is read anew in another language, with what is being answered, and not with what was checked [SE-09] [EX-08]', async () => {
    let language: 'zh' | 'en' = 'zh';
    const drill = new DrillStore(
      fakeApi(drillCalls, {
        run: ({ id }) => Promise.resolve(makeRun(language, { id })),
        answer: () => Promise.resolve(makeMarked(language)),
      }),
      () => undefined,
    );
    const shown = async (to: 'zh' | 'en') => {
      language = to;
      drill.load(31, to);
      await expect.poll(() => drill.run.value?.question?.stem).toBe(makeRun(to).question?.stem);
      await new Promise((resolve) => setTimeout(resolve));
    };
    await shown('zh');
    drill.choose(question, 2);
    await shown('en');
    expect(drill.value.choice).toEqual([2]);
    await drill.send(question);
    expect(drill.marked).not.toBeNull();
    await shown('zh');
    expect([drill.marked, drill.value]).toEqual([null, emptyAnswer]);
  });

  it('chooses one or several, takes a press back, and knows letters and digits [EX-02] [UI-07]', () => {
    const drill = new DrillStore(fakeApi(drillCalls), () => undefined);
    drill.choose(question, 2);
    drill.choose(question, 0);
    expect(drill.value.choice).toEqual([0]);
    drill.choose(question, 0);
    expect(isAnswered(drill.value)).toBe(false);
    const several = makeDrillQuestion('zh', { kind: 'multiple' });
    drill.choose(several, 2);
    drill.choose(several, 0);
    expect(drill.value.choice).toEqual([2, 0]);
    const keys = ['a', 'D', '2', 'e', '9', 'x'].map((key) => choiceOfKey(question, key));
    expect(keys).toEqual([2, 3, 0, null, null, null]);
    const judged = makeDrillQuestion('zh', { kind: 'judgement', options: [] });
    expect(['a', 'b'].map((key) => choiceOfKey(judged, key))).toEqual([1, 0]);
    expect(choiceOfKey(makeDrillQuestion('zh', { kind: 'fill' }), 'a')).toBeNull();
  });
});

it('leaves the next run alone when an answer of the one before is marked late [EX-08]', async () => {
  const sent = deferred<ReturnType<typeof makeMarked>>();
  let changes = 0;
  const drill = new DrillStore(
    fakeApi(drillCalls, { run: ({ id }) => Promise.resolve(makeRun('zh', { id })), answer: () => sent.promise }),
    () => (changes += 1),
  );
  const shown = async (id: number) => {
    drill.load(id, 'zh');
    await expect.poll(() => drill.run.value?.id).toBe(id);
  };
  await shown(31);
  drill.choose(question, 1);
  const sending = drill.send(question);
  drill.leave();
  await shown(32);
  drill.choose(question, 2);
  expect(drill.check.isPending(32)).toBe(false);
  sent.resolve(makeMarked('zh'));
  await sending;
  expect([drill.marked, drill.value.choice, changes]).toEqual([null, [2], 1]);
});

it('keeps a late grade from the question that is checked after it [EX-08]', async () => {
  const sent = deferred<Recall>();
  const drill = new DrillStore(
    fakeApi(drillCalls, {
      start: () => Promise.resolve(makeRun('zh')),
      answer: () => Promise.resolve(makeMarked('zh')),
      grade: () => sent.promise,
    }),
    () => undefined,
  );
  await drill.start.run({ kind: 'due', key: '' });
  await drill.send(question);
  const before = drill.marked?.recall;
  const grading = drill.grade.run('good');
  drill.next();
  await drill.send(makeFillQuestion('zh'));
  expect(drill.grade.isPending(2011)).toBe(false);
  sent.resolve({ ...before!, grade: 'good' });
  await grading;
  expect([drill.marked?.question.id, drill.marked?.recall]).toEqual([2011, before]);
});
