import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ImportWizard } from './ImportWizard.tsx';

/** A file comes in: nothing is written before its rows were looked at. The rows are the screen's own table. */
const meta: Meta<typeof ImportWizard> = {
  title: 'console/ImportWizard',
  component: ImportWizard,
  decorators: [inConsole],
  parameters: { layout: 'fullscreen', console: { height: 640 } },
  args: {
    title: '导入人员',
    step: 'file',
    onFile: fn(),
    accept: ['.csv', '.xlsx'],
    mostBytes: 20_000_000,
    reading: null,
    children: '2,123 行可以导入',
  },
};
export default meta;
type Story = StoryObj<typeof ImportWizard>;

export const Default: Story = {};
export const Loading: Story = { args: { reading: 0.4 } };
export const Failed: Story = { args: { failure: '文件里没有表头。第一行要写列名。' } };
export const Check: Story = { args: { step: 'check', title: '旺季新员工.xlsx', count: 2140 } };
export const Done: Story = { args: { step: 'done', title: '旺季新员工.xlsx' } };
export const RefusedFileTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector('input[type=file]');
    await userEvent.upload(input as HTMLElement, new File(['x'], 'people.exe'), { applyAccept: false });
    await expect(await canvas.findByText(/只能读/)).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.upload(input as HTMLElement, new File(['x'], 'people.csv'), { applyAccept: false });
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
