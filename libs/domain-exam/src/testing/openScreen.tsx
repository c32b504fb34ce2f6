import { ScreenStory } from '@banyan/core-screen/stories';
import { deferred, type FakeAnswer } from '@banyan/core-screen/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import zh from '../i18n/zh.ts';
import { examStoryDomain } from './examStory.tsx';

/**
 * Opens a screen on its real stores in jsdom, in Chinese; its calls are answered by fixtures and by `answers`. Above it
 * are a link to `/`, which leaves the screen, and one to each of `ways`.
 */
export async function openScreen(
  Screen: ComponentType,
  at: string,
  answers: readonly FakeAnswer[] = [],
  ...ways: readonly string[]
): Promise<void> {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { exam: zh } }, ns: ['exam'] });
  const Page = () => (
    <>
      {['/', ...ways].map((way) => (
        <Link key={way} to={way}>
          {way}
        </Link>
      ))}
      {useLocation().pathname === '/' ? null : <Screen />}
    </>
  );
  render(<ScreenStory domain={examStoryDomain} page={Page} at={at} answers={answers} />);
}

/** A call that is answered when a test says so. */
export function lateAnswer<Answer>(value: Answer) {
  let asked = false;
  const { promise, resolve } = deferred<Answer>();
  return {
    ask: () => {
      asked = true;
      return promise;
    },
    isAsked: () => asked,
    come: async () => {
      resolve(value);
      await promise;
    },
  };
}

const address = () => screen.getByTestId('address').textContent;

/** Path after pressing a button, going `way` if there is one, and only then getting the answer; `to` is waited for. */
export async function whereAfterLate(
  { come, isAsked }: Pick<ReturnType<typeof lateAnswer>, 'come' | 'isAsked'>,
  button: string | RegExp,
  way: string | undefined,
  to: string,
): Promise<string> {
  const [pressed] = await screen.findAllByRole('button', { name: button });
  if (pressed !== undefined) await userEvent.click(pressed);
  await until(isAsked);
  if (way !== undefined) await userEvent.click(screen.getByRole('link', { name: way }));
  await act(come);
  await until(() => address() === to).catch(() => undefined);
  // A late navigation may follow.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return address();
}

const until = (holds: () => boolean) =>
  waitFor(() => {
    if (!holds()) throw new Error(`it is not so at ${address()}`);
  });
