import type { ExportedTable } from '@banyan/contracts/organisation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ListExport } from './ListExport.tsx';
import { ListExportStore } from './ListExportStore.ts';

const file = (state: ExportedTable['state']): ExportedTable => ({
  ...{ id: 1, list: 'groups', file: 'groups-2026-11-26.xlsx', state, rows: 12, at: 0, until: 0 },
  url: state === 'done' ? '/file' : '',
});

function Own({ comes }: { comes: ExportedTable['state'] }) {
  const [store] = useState(() => new ListExportStore(() => Promise.resolve(file(comes))));
  return <ListExport store={store} count={12} onExport={() => Promise.resolve(file('waiting'))} />;
}

/** In the head of a list: its rows as a file, by a job that may be left. */
const meta: Meta<typeof Own> = {
  title: 'console/ListExport',
  component: Own,
  decorators: [inConsole],
  args: { comes: 'done' },
};
export default meta;
type Story = StoryObj<typeof Own>;

export const Default: Story = {};

const begin = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: /XLSX/ }));
  await within(canvasElement).findByText(/正在导出/);
};
export const ReadyTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const link = await within(canvasElement).findByRole('link', { name: '下载' }, { timeout: 3000 });
    await expect(link).toHaveAttribute('href', '/file');
  },
};
export const LostTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { comes: 'failed' },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect(await within(canvasElement).findByText(/没有这个权限/, {}, { timeout: 3000 })).toBeVisible();
  },
};
