import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DepartmentField } from './DepartmentField.tsx';

const meta: Meta<typeof DepartmentField> = {
  title: 'account/Department field',
  component: DepartmentField,
  args: {
    choices: [
      { id: 3, path: '衡川集团 / 制造中心 / 数控一班' },
      { id: 8, path: '衡川集团 / 质量部' },
    ],
    value: '3',
    onChange: fn(),
    error: undefined,
  },
};
export default meta;
type Story = StoryObj<typeof DepartmentField>;

export const Default: Story = { tags: ['english'] };
export const Failing: Story = { args: { value: null, error: '请选择部门' } };
