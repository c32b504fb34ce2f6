// @vitest-environment jsdom
import type { MessageSet } from '@banyan/core-session';
import { EmptyState } from '@banyan/ui';
import { Calendar } from '@banyan/ui/dates';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTranslations } from '../i18n/createTranslations.ts';
import { portalModule } from '../routes/portal.routes.ts';
import { PortalUi } from './PortalUi.tsx';

it.each<[MessageSet, string, string]>([
  ['zh', '暂无数据', '2026年5月'],
  ['en', 'No data', 'May 2026'],
  ['zh_tw', '暫無資料', '2026年5月'],
])('gives the design system its words and dates in %s [UI-01] [SE-09]', async (set, nothing, month) => {
  const translations = createTranslations((load) => load());
  await translations.use(set);
  await translations.need(portalModule.name, portalModule.messages);
  render(
    <I18nextProvider i18n={translations.i18n}>
      <PortalUi>
        <EmptyState />
        <Calendar label="x" defaultValue="2026-05-04" />
      </PortalUi>
    </I18nextProvider>,
  );
  expect(screen.getByText(nothing)).toBeInTheDocument();
  expect(screen.getByRole('grid', { name: new RegExp(month) })).toBeInTheDocument();
});
