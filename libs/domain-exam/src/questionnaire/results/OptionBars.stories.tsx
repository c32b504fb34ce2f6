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
const englishSlogans = [
  'Check the first piece, save the batch',
  'A gauge you trust is a gauge you tested',
  'Keep the fault in your own step',
  'Figures tell the truth: whoever looks, whichever batch it is, there is nothing that we could not explain',
  'The next step is a customer',
  'Look once more, send back less',
];
const counts = [5, 2, 11, 6, 4, 0];
const rowsOf = (names: readonly string[]) => names.map((name, index) => ({ name, value: counts[index] ?? 0 }));

const meta: Meta<typeof OptionBars> = {
  title: 'exam/Option bars',
  component: OptionBars,
  decorators: [inExam(560)],
  args: {
    title: '选出你最想挂在车间里的标语',
    rows: rowsOf(slogans),
    counted: '人数',
    most: 19,
  },
  parameters: {
    english: { title: 'Choose the slogan for the workshop', rows: rowsOf(englishSlogans), counted: 'People' },
  },
};
export default meta;
type Story = StoryObj<typeof OptionBars>;

export const Default: Story = { tags: ['english'] };

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
