import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inExam } from '../../testing/examStory.tsx';
import { OptionBars } from './OptionBars.tsx';

const slogans = [
  '首件不马虎，批件不返工',
  '量具校一校，心里有把尺',
  '把问题留在本工序',
  '数据说真话，质量有底气，谁来查都不怕，哪一批都说得清',
  '下道工序就是客户',
  '多看一眼，少退一批',
];

const meta: Meta<typeof OptionBars> = {
  title: 'exam/Option bars',
  component: OptionBars,
  decorators: [inExam(560)],
  args: {
    title: '选出你最想挂在车间里的标语',
    rows: slogans.map((name, index) => ({ name, value: [5, 2, 11, 6, 4, 0][index] ?? 0 })),
    counted: '人数',
    most: 19,
  },
};
export default meta;
type Story = StoryObj<typeof OptionBars>;

export const Default: Story = {};

/** Each option has its full text and its number. */
export const WordsTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(slogans);
    for (const row of rows) {
      const words = within(row).getByRole('rowheader');
      await expect(words).toBeVisible();
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
    await expect(within(rows[2]!).getByRole('cell')).toHaveTextContent('11');
    const [, , most, , , none] = rows.map((row) => row.querySelector('td b')?.getBoundingClientRect().width ?? 0);
    await expect(most).toBeGreaterThan(100);
    await expect(none).toBe(0);
  },
};
