import { PagedList } from '@banyan/core-screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { VersionsPanel, type PublishedVersion, type VersionsPanelProps } from './VersionsPanel.tsx';

const versions: readonly PublishedVersion[] = [
  { no: 3, at: Date.UTC(2026, 10, 26, 6, 26), by: '赵敏' },
  { no: 2, at: Date.UTC(2026, 10, 12, 1, 0), by: '李娜' },
  { no: 1, at: Date.UTC(2026, 9, 8, 1, 0), by: '' },
];

type PanelProps = Omit<VersionsPanelProps<PublishedVersion>, 'list'> & { all: readonly PublishedVersion[] };

/** The panel with a list that has come. */
function Panel({ all, ...rest }: PanelProps) {
  const [list] = useState(
    () => new PagedList<PublishedVersion>(() => Promise.resolve({ items: all, next: null }), { id: ({ no }) => no }),
  );
  useEffect(() => void list.show(), [list]);
  return <VersionsPanel<PublishedVersion> {...rest} list={list} />;
}

/** Beside the editor of a draft: what was published before, and the way back to it. */
const meta: Meta<typeof Panel> = {
  title: 'console/VersionsPanel',
  component: Panel,
  decorators: [inConsole],
  args: {
    ...{ all: versions, current: 3, pending: false, onClose: fn(), onBack: () => Promise.resolve() },
    children: () => <p>12 题</p>,
  },
};
export default meta;
type Story = StoryObj<typeof Panel>;

export const Default: Story = {};
export const Empty: Story = { args: { all: [], current: 0 } };
