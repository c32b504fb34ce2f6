// @vitest-environment jsdom
import { ErrorCode, type CallInput } from '@banyan/contracts';
import { submitQuestionnaire } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { deferred, fakeApi, StorySession } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { makeQuestionnaire, makeQuestionnaireCard } from '../../testing/questionnaire.ts';
import { questionnaireCalls } from '../questionnaireApi.ts';
import { QuestionnaireStore } from './QuestionnaireStore.ts';

configure({ enforceActions: 'always' });

beforeEach(() => localStorage.clear());

const signature = 'data:image/png;base64,iVBORw0KGgo=';

/** Two questionnaires with a text and a signature, opened at the first; submissions are answered late. */
async function opened() {
  const all = makeQuestionnaire();
  const items = all.items.filter(({ type }) => type === 'fill' || type === 'signature');
  const handedIn: CallInput<typeof submitQuestionnaire>[] = [];
  const sent = { image: deferred<void>(), answers: deferred<void>() };
  const api = fakeApi(questionnaireCalls, {
    detail: ({ id }) => Promise.resolve({ ...all, items, questionnaire: makeQuestionnaireCard({ id }) }),
    submit: async (input) => {
      handedIn.push(input);
      await sent.answers.promise;
      return { id: input.id } as never;
    },
  });
  const sendImage = () => sent.image.promise.then(() => ({ id: 'sent' }) as never);
  const show = async (id: number) => {
    const store = new QuestionnaireStore(id, api, {
      ...{ now: () => 0, ports: { sendImage }, session: new StorySession(), storage: localStorage },
    });
    store.show();
    await expect.poll(() => store.detail.state).toBe('ready');
    return store;
  };
  const first = await show(700_001);
  first.answer('fill', { text: '第一份' });
  first.sign('signature', signature);
  return { first, show, sent, handedIn };
}

it('keeps what is written in the next questionnaire when the one before arrives late [QU-01]', async () => {
  const { first, handedIn, sent, show } = await opened();
  const sending = first.handIn();
  sent.image.resolve();
  await expect.poll(() => handedIn.length).toBe(1);
  first.leave();
  const next = await show(700_002);
  next.answer('fill', { text: '第二份' });
  expect(next.submitting).toBe(false);
  sent.answers.resolve();
  await sending;
  expect([next.done, next.valueOf('fill').text]).toEqual([false, '第二份']);
  expect((await show(700_001)).valueOf('fill').text).toBe('');
  expect((await show(700_002)).valueOf('fill').text).toBe('第二份');
});

it('hands in what was pressed for, also when another is opened while its signature is on its way [QU-01]', async () => {
  const { first, handedIn, sent, show } = await opened();
  const sending = first.handIn();
  first.leave();
  const next = await show(700_002);
  next.answer('fill', { text: '第二份' });
  sent.image.resolve();
  sent.answers.resolve();
  await sending;
  expect(handedIn.map(({ answers, id }) => [id, answers.map(({ value }) => value.text || value.files.join())])).toEqual(
    [[700_001, ['第一份', 'sent']]],
  );
  expect(next.signatureOf('signature')).toBe('');
});

/** A questionnaire whose first question is another one from the second look on; what was answered before is refused. */
function changing() {
  const all = makeQuestionnaire();
  const [fill] = all.items.filter(({ type }) => type === 'fill');
  if (fill === undefined) throw new Error('no question');
  const added = { ...fill, id: 'added' };
  let looks = 0;
  const handedIn: CallInput<typeof submitQuestionnaire>[] = [];
  const api = fakeApi(questionnaireCalls, {
    detail: () => {
      looks += 1;
      return Promise.resolve({ ...all, items: looks === 1 ? [fill] : [fill, added], asked: looks === 1 ? 'a' : 'b' });
    },
    submit: (input) => {
      handedIn.push(input);
      if (input.asked === 'b') return Promise.resolve({ id: input.id } as never);
      return Promise.reject(new RefusedError(submitQuestionnaire, { code: ErrorCode.conflict, msg: '', data: null }));
    },
  });
  const open = async () => {
    const store = new QuestionnaireStore(700_001, api, {
      ...{ now: () => 1, ports: {}, session: new StorySession(), storage: localStorage },
    });
    store.show();
    await expect.poll(() => store.detail.state).toBe('ready');
    return store;
  };
  return { open, handedIn };
}

it('shows what is asked now when it was published anew meanwhile, and keeps what was written [QU-01]', async () => {
  const { handedIn, open } = changing();
  const store = await open();
  store.answer('fill', { text: '机加二工段' });
  await store.handIn();
  expect([store.changed, store.failure, store.items.map(({ id }) => id)]).toEqual([true, undefined, ['fill', 'added']]);
  expect(store.valueOf('fill').text).toBe('机加二工段');
  // It says so after a reload as well, until the answers have been looked at.
  expect((await open()).changed).toBe(true);
  store.answer('added', { text: '新' });
  await store.handIn();
  expect([store.done, handedIn.map(({ asked }) => asked)]).toEqual([true, ['a', 'b']]);
});

it('does not wait for a picture of a question that other answers lead past [QU-02]', async () => {
  const { handedIn, open } = changing();
  const store = await open();
  store.answer('fill', { text: '机加二工段' });
  store.setImages('gone', [], 'unsent');
  await store.handIn();
  expect(handedIn).toHaveLength(1);
});
