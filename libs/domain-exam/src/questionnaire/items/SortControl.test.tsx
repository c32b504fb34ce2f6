// @vitest-environment jsdom
import { apiOf } from '@banyan/core-screen';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import zh from '../../i18n/zh.ts';
import { makeQuestionnaire } from '../../testing/questionnaire.ts';
import { questionnaireCalls } from '../questionnaireApi.ts';
import { QuestionnaireStore } from '../responses/QuestionnaireStore.ts';
import { SortControl } from './SortControl.tsx';

it('keeps the keyboard in the row that has come to an end of the order [UI-07] [QU-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { exam: zh } }, ns: ['exam'] });
  const item = makeQuestionnaire().items.find(({ type }) => type === 'sorting')!;
  const store = new QuestionnaireStore(1, apiOf(fakeHttp([]), questionnaireCalls), {
    now: () => 0,
    ports: {},
    session: new StorySession(),
    storage: localStorage,
  });
  render(
    <UiProvider>
      <SortControl item={item} store={store} error={undefined} />
    </UiProvider>,
  );
  const user = userEvent.setup();
  const rows = () => screen.getAllByRole('row');
  const last = rows().length - 1;
  await user.click(within(rows()[1]!).getByRole('button', { name: /^上移/ }));
  expect(store.valueOf(item.id).numbers.slice(0, 2)).toEqual([1, 0]);
  expect(rows()[0]).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toBeEnabled();
  await user.click(within(rows()[last - 1]!).getByRole('button', { name: /^下移/ }));
  expect(rows()[last]).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toBeEnabled();
});
