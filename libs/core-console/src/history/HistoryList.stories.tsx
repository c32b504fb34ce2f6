import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { HistoryList } from './HistoryList.tsx';

/** In the side panel of a thing: what happened to it, from the audit log. */
const meta: Meta<typeof HistoryList> = {
  title: 'console/HistoryList',
  component: HistoryList,
  decorators: [inConsole],
  args: {
    label: '李娜的记录',
    entries: [
      {
        id: 2,
        at: Date.UTC(2026, 10, 26, 6, 26),
        who: '赵敏',
        what: '改了人员资料',
        fields: [
          { label: '部门', before: '总装车间', after: '质量部' },
          { label: '密码', before: null, after: null },
        ],
      },
      { id: 1, at: Date.UTC(2024, 2, 1, 1, 0), who: '人员导入', what: '添加了这个人' },
    ],
    onMore: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof HistoryList>;

export const Default: Story = {};
export const Empty: Story = { args: { entries: [] } };
