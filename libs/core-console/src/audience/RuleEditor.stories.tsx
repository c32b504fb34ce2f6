import type { AudienceRule } from '@banyan/contracts/organisation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { storyDepartments, storyFields } from '../testing/peopleWords.ts';
import { ruleFields } from './ruleFields.ts';
import { RuleEditor, type RuleEditorProps } from './RuleEditor.tsx';

const rule: AudienceRule = [
  { on: 'department', in: [3] },
  { on: 'hired', from: '2026-09-01' },
  { on: 'post', is: ['焊工', '钳工'] },
];

function Kept({ value, onChange, ...rest }: RuleEditorProps) {
  const [own, setOwn] = useState(value);
  return (
    <RuleEditor
      {...rest}
      value={own}
      onChange={(next) => {
        setOwn(next);
        onChange(next);
      }}
    />
  );
}

/** Conditions on people, all of which must be true. Beside it stands whom they take: `AudienceEditor`, groups. */
const meta: Meta<typeof RuleEditor> = {
  title: 'console/RuleEditor',
  component: RuleEditor,
  decorators: [inConsole],
  render: (args) => <Kept {...args} />,
  args: { value: rule, onChange: fn(), departments: storyDepartments('zh'), fields: ruleFields(storyFields, 'zh') },
};
export default meta;
type Story = StoryObj<typeof RuleEditor>;

export const Default: Story = {};
export const Failed: Story = { args: { value: [{ on: 'post', is: [] }], error: '请填好每个条件' } };

/** Words with commas between them become several; a condition goes. */
export const ChangesTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: [{ on: 'tag', is: [] }, ...rule.slice(1, 2)] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '标签' }), '夜班，周末');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { on: 'tag', is: ['夜班', '周末'] },
      { on: 'hired', from: '2026-09-01' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '去掉“入职日期”这个条件' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ on: 'tag', is: ['夜班', '周末'] }]);
  },
};

/** Conditions on fields of the enterprise: a choice, a text, numbers, days. */
export const OwnFields: Story = {
  args: {
    value: [
      { on: 'choice', field: 1, is: [2] },
      { on: 'text', field: 2, is: ['C-17'] },
      { on: 'number', field: 3, from: 3 },
      { on: 'date', field: 4, to: '2026-12-31' },
    ],
  },
};

/** A bound of a number goes again when it is emptied. */
export const NumberTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { value: [{ on: 'number', field: 3, from: 3 }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('spinbutton', { name: '最大' }), '7.5');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ on: 'number', field: 3, from: 3, to: 7.5 }]);
    await userEvent.clear(canvas.getByRole('spinbutton', { name: '最小' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ on: 'number', field: 3, to: 7.5 }]);
  },
};
