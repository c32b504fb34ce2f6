// @vitest-environment jsdom
import type { LecturerSlot } from '@banyan/contracts/teaching';
import { SessionContext } from '@banyan/core-session';
import { StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import zh from '../i18n/zh.ts';
import { SlotChoice } from './SlotChoice.tsx';

const hour = 3_600_000;
const slot = (id: number, from: number): LecturerSlot => ({ id, from, to: from + hour, place: '', state: 'free' });

it('leaves the keyboard on the button that leads to the last week of times [LE-03] [UI-07]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { teaching: zh } }, ns: ['teaching'] });
  const monday = Date.UTC(2026, 10, 30, 2);
  const slots = [slot(1, monday), slot(2, monday + 7 * 24 * hour)];
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <SlotChoice slots={slots} chosen={null} onChoose={() => undefined} />
      </SessionContext>
    </UiProvider>,
  );
  const later = screen.getByRole('button', { name: zh.bookings.later });
  later.focus();
  await userEvent.keyboard('{Enter}');
  expect(later).toHaveAttribute('aria-disabled', 'true');
  expect(later).toHaveFocus();
});
