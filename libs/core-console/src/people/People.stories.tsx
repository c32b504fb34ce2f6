import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { storyDepartments } from '../testing/peopleWords.ts';
import { DepartmentTree } from './DepartmentTree.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

/** The departments beside a list, or in a filter or a form. People are chosen with `PeoplePicker`. */
const meta: Meta<typeof DepartmentTree> = {
  title: 'console/DepartmentTree',
  component: DepartmentTree,
  decorators: [inConsole],
  args: { departments: storyDepartments('zh'), selected: ['2'], onSelect: fn() },
};
export default meta;
type Story = StoryObj<typeof DepartmentTree>;

export const Default: Story = {};
export const Several: Story = { args: { mode: 'multiple', selected: ['2', '4'] } };
export const Picker: StoryObj = {
  render: () => (
    <PeoplePicker
      label="部门负责人"
      people={[
        { id: '1', name: '赵敏', detail: '质量部 · H2001' },
        { id: '2', name: '王振', detail: '总装车间 · H2002' },
      ]}
      value={['1']}
      onChange={() => undefined}
    />
  ),
};
