// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { DateTimePicker } from './DateTimePicker.tsx';

it.each(['en', 'zh-CN'])('takes times as they are told, by the clock of 24 hours: %s [LV-02]', (locale) => {
  render(
    <UiProvider locale={locale}>
      <DateTimePicker label="begin" zone="Asia/Shanghai" value="2026-11-27T07:30:00Z" />
    </UiProvider>,
  );
  const parts = screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);
  expect(parts.slice(-2)).toEqual(['15', '30']);
});
