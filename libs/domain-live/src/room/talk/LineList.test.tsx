// @vitest-environment jsdom
import { roomLines, type RoomLine } from '@banyan/contracts/live';
import { NetworkError } from '@banyan/core-http';
import { PagedList } from '@banyan/core-screen';
import { StorySession } from '@banyan/core-screen/testing';
import { SessionContext } from '@banyan/core-session';
import { UiProvider } from '@banyan/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import zh from '../../i18n/zh.ts';
import { makeQuestions } from '../../testing/live.ts';
import { LineList } from './LineList.tsx';

it('leads the keyboard into the questions that have come when asked again [UI-07] [LV-01]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { live: zh } }, ns: ['live'] });
  let fails = true;
  const list = new PagedList<RoomLine>(
    () =>
      fails ? Promise.reject(new NetworkError(roomLines)) : Promise.resolve({ items: makeQuestions(), next: null }),
    { id: ({ id }) => id },
  );
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <LineList
          list={list}
          label={zh.live.questions}
          empty={{ title: '', text: undefined }}
          upward={false}
          hostsOnly={false}
          said={null}
          position={null}
          hosting={false}
          onGo={null}
          onWant={vi.fn()}
          onAnswered={undefined}
          onRemove={vi.fn()}
        />
      </SessionContext>
    </UiProvider>,
  );
  await act(() => list.show());
  const again = await screen.findByText(zh.retry);
  fails = false;
  await userEvent.click(again);
  const questions = await screen.findByRole('list', { name: zh.live.questions });
  await waitFor(() => expect(within(questions).getAllByRole('button')[0]).toHaveFocus());
});
