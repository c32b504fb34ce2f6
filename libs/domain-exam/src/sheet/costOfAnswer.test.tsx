// @vitest-environment jsdom
import { SessionContext } from '@banyan/core-session';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { apiOf } from '@banyan/core-screen';
import { act, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { spy } from 'mobx';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { sheetCalls } from '../api/sheetCalls.ts';
import { examDomain } from '../exam.domain.ts';
import zh from '../i18n/zh.ts';
import { makePaper, makeParts } from '../testing/sheet.ts';
import { SheetServer } from '../testing/sheetServer.ts';
import { storyDevice } from '../testing/storyDevice.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { DeskContext } from './desk.ts';
import { QuestionView } from './QuestionView.tsx';
import { SheetStore } from './SheetStore.ts';

/** Components redrawn by one answer, on a paper of `times` 46 questions. */
async function drawnBy(times: number): Promise<string[]> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'zh', resources: { zh: { exam: zh } }, ns: ['exam'] });
  const server = new SheetServer(makePaper({ parts: makeParts('zh', times), answered: 0, flagged: [] }));
  const http = fakeHttp(server.answers());
  const session = new StorySession();
  const store = new SheetStore(apiOf(http, sheetCalls), storyDevice());
  await store.sheet.load({ examId: 301, eid: 1001, userId: '7' });
  const desk = store.sheet.value;
  if (desk === null) throw new Error('the sheet did not open');
  const Sheet = examDomain.within({ http, session }, () => (
    <DeskContext value={desk}>
      {desk.attempt.book.items.map((item) => (
        <QuestionView key={item.id} item={item} listed onReport={() => undefined} />
      ))}
      <AnswerCard onGo={() => undefined} />
    </DeskContext>
  ));
  const page = render(
    <SessionContext value={session}>
      <Sheet />
    </SessionContext>,
  );
  await act(() => vi.dynamicImportSettled());
  const drawn: string[] = [];
  const stop = spy((event) => {
    if (event.type === 'reaction' && event.name.startsWith('observer'))
      drawn.push(event.name.replace(/^observer|@.*$/g, ''));
  });
  const [option] = page.container.querySelectorAll('input[type=radio]');
  if (option === undefined) throw new Error('there is nothing to choose');
  act(() => {
    fireEvent.click(option);
  });
  stop();
  page.unmount();
  store.leave();
  return [...new Set(drawn)].sort().flatMap((name) => drawn.filter((one) => one === name));
}

describe('an answer', () => {
  it('draws its question, its cell and the counts anew, whether the paper has 46 questions or 506 [EX-02]', async () => {
    // The reader of texts with marks loads with the first of them, and stays from then on.
    await drawnBy(1);
    const few = await drawnBy(1);
    const many = await drawnBy(11);
    expect(many).toEqual(few);
    for (const name of ['Cell', 'ChoiceField']) expect(many.filter((one) => one === name)).toHaveLength(1);
    expect(many.length).toBeLessThanOrEqual(4);
  }, 60_000);
});
