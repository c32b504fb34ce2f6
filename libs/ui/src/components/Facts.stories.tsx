import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outOf, unbroken } from '../story-kit/long-words.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Facts } from './Facts.tsx';

const words = {
  zh: [
    { name: '时间', value: '今天 14:32' },
    { name: '设备', value: 'Windows，Edge，苏州' },
    { name: '文件', value: '首件检验与过程巡检实务-第五章-课后作业-控制图与现场照片-修订三.zip' },
  ],
  en: [
    { name: 'When', value: 'Today at 14:32' },
    { name: 'Device', value: 'Windows, Edge, Suzhou' },
    {
      name: 'File',
      value: 'first-article-inspection-chapter-five-homework-control-chart-and-photographs-revision-3.zip',
    },
  ],
};

const meta: Meta<typeof Facts> = {
  title: 'ui/Data/Facts',
  component: Facts,
  render: (args, { globals }) => (
    <Narrow>
      <Facts rows={args.rows ?? wordsOf(globals, words)} />
    </Narrow>
  ),
};
export default meta;
type Story = StoryObj<typeof Facts>;

export const Default: Story = { tags: ['english-dark'] };
export const Playground: Story = { args: { rows: words.zh } };
/** A long name leaves its value most of the line. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long, state } = textsOf(globals);
    return (
      <Narrow>
        <Facts
          rows={[
            { name: state, value: long },
            { name: long, value: unbroken },
            { name: unbroken, value: '14:32' },
          ]}
        />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [list] = canvasElement.getElementsByTagName('dl');
    await expect(outOf(list ?? canvasElement)).toBe('');
    for (const value of canvasElement.querySelectorAll('dd')) {
      await expect(value.clientWidth).toBeGreaterThan(120);
    }
  },
};
