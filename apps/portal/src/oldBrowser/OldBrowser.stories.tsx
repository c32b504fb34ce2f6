import { palettes } from '@banyan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { storyLanguage } from '../testing/storyLanguage.ts';
import en from './i18n/en.ts';
import zh from './i18n/zh.ts';
import { warnOldBrowser } from './warnOldBrowser.ts';

/** The notice for old Internet Explorer, above the page. It is always in the light appearance. */
function OldBrowser({ language }: { language: 'zh' | 'en' }) {
  useEffect(() => {
    const page = {
      document,
      navigator: { userAgent: 'MSIE 10.0' },
      localStorage: { getItem: () => null, setItem: () => undefined },
    };
    const { ink, warn, 'warn-soft': paper } = palettes.light;
    const texts = language === 'en' ? en : zh;
    warnOldBrowser(page as unknown as Window, (key) => texts[key], { ink, line: warn, paper });
    const bar = document.body.firstElementChild;
    return () => bar?.remove();
  }, [language]);
  return null;
}

const meta: Meta<typeof OldBrowser> = {
  title: 'portal/Old-browser notice',
  component: OldBrowser,
  // It covers the whole page: on the component's page it has a window of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  render: (_args, { globals }) => <OldBrowser language={storyLanguage(globals)} />,
};
export default meta;
type Story = StoryObj<typeof OldBrowser>;

export const Default: Story = { tags: ['english'] };
export const Closed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    const bar = await within(document.body).findByRole('region', { name: zh.label });
    await userEvent.click(within(bar).getByRole('button', { name: zh.close }));
    await expect(bar).not.toBeInTheDocument();
  },
};
