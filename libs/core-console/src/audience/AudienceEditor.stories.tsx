import type { Audience } from '@banyan/contracts/organisation';
import { SidePanel } from '../panel/SidePanel.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { storyAudience, storyAudienceStore } from '../testing/audience.ts';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { AudienceEditor } from './AudienceEditor.tsx';

interface Args {
  audience: Audience | null;
  failing?: boolean;
}

function Shown({ audience, failing = false }: Args) {
  const { i18n } = useTranslation('console');
  const [store] = useState(() => storyAudienceStore(audience, i18n.language.startsWith('en') ? 'en' : 'zh', failing));
  return (
    <SidePanel wide label="audience" onClose={() => undefined}>
      <AudienceEditor store={store} />
    </SidePanel>
  );
}

/** The audience of something. It opens in a wide panel from any thing that learners see. */
const meta: Meta<Args> = {
  title: 'console/AudienceEditor',
  decorators: [inConsole],
  parameters: { layout: 'fullscreen', console: { height: 820 } },
  render: (args) => <Shown {...args} />,
  args: { audience: storyAudience },
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const Everyone: Story = { args: { audience: null } };
export const Failed: Story = { args: { failing: true } };

/** A rule opens; somebody is asked about, and the lines that take them are named. */
export const WhyTest: Story = {
  tags: ['test', '!dev', '!autodocs', 'english'],
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByRole('searchbox', { name: /^(查一个人|Ask about)/ });
    await userEvent.type(search, '张伟{Enter}');
    const reasons = await canvas.findByRole('list', { name: /为什么|Why/ });
    await expect(within(reasons).getAllByRole('listitem').length).toBeGreaterThan(3);
    await userEvent.click(await canvas.findByRole('button', { name: /09-01/ }));
    await expect(await canvas.findByRole('group', { name: /规则的条件|Conditions/ })).toBeVisible();
  },
};

/** The audience of another thing, found by its name, is taken over. */
export const CopyTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '照搬别处的' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: /照搬谁能看/ }), '焊接');
    await userEvent.click(await within(document.body).findByRole('option', { name: '焊接安全' }));
    await expect(await canvas.findByRole('button', { name: /班组长/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /09-01/ })).toBeNull();
  },
};

/** Escape closes the list, then the open line, and only then the panel. */
export const EscapeTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = await canvas.findByRole('button', { name: /班组长/ });
    await userEvent.click(line);
    await userEvent.click(await canvas.findByRole('combobox', { name: /^组/ }));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toHaveFocus();
  },
};

/** The people are kept as a group under a name. */
export const KeepTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '存成一个组' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /组名/ }), '九月新人');
    await userEvent.click(canvas.getByRole('button', { name: '存成组' }));
    await expect(await canvas.findByText('已存成组“九月新人”。')).toBeVisible();
  },
};
