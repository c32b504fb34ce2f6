import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RowMenu } from '../table/RowMenu.tsx';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { departmentTree } from '../people/departments.ts';
import { storyDepartments } from '../testing/peopleWords.ts';
import { OrderedList } from './OrderedList.tsx';
import { OrderedTree } from './OrderedTree.tsx';

interface Field {
  readonly id: string;
  readonly name: string;
}
const fields: readonly Field[] = [
  { id: 'a', name: '工号类别' },
  { id: 'b', name: '成本中心' },
  { id: 'c', name: '厂区' },
];

const onOrder = fn<(ids: string[]) => Promise<void>>(() => Promise.resolve());

function Saved({ send = onOrder }: { send?: (ids: string[]) => Promise<unknown> }) {
  const [items, setItems] = useState(fields);
  return (
    <OrderedList<Field>
      label="字段的次序"
      items={items}
      itemId={({ id }) => id}
      itemText={({ name }) => name}
      renderItem={({ name }) => name}
      menu={({ name }) => <RowMenu name={name} items={[{ id: 'change', label: '改' }]} />}
      onOrder={async (ids) => {
        await send(ids);
        setItems(ids.flatMap((id) => fields.filter((field) => field.id === id)));
      }}
    />
  );
}

/** An order that people make, which is saved by itself: fields of a form, chapters, banners. */
const meta: Meta<typeof OrderedList> = {
  title: 'console/OrderedList',
  component: OrderedList,
  decorators: [inConsole],
};
export default meta;
type Story = StoryObj;

const keys = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map((row) => row.getAttribute('data-key'))
    .join('');

export const Default: Story = { render: () => <Saved /> };
/** Alt with an arrow moves a row by one place; the next move waits until the one before is saved. */
export const KeyboardTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    onOrder.mockClear();
    await within(canvasElement).findAllByRole('row');
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() => expect(onOrder).toHaveBeenCalledTimes(2));
    await expect(onOrder).toHaveBeenLastCalledWith(['b', 'c', 'a']);
    await waitFor(() => expect(keys(canvasElement)).toBe('bca'));
    await expect(within(canvasElement).getByRole('row', { name: /工号类别/ })).toHaveFocus();
  },
};
/** The order goes back, and the reason is told. */
export const FailedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => <Saved send={() => Promise.reject(new NetworkError({ name: 'order' }))} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('row');
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await within(canvasElement).findByText(/次序没有保存/)).toBeVisible();
    await expect(keys(canvasElement)).toBe('abc');
  },
};
/** In branches: departments, chapters in their sections. */
export const Tree: StoryObj<typeof OrderedTree> = {
  args: {
    label: '部门',
    entries: departmentTree(storyDepartments('zh'), String),
    defaultExpanded: ['1', '3'],
    onMove: fn(() => Promise.resolve()),
  },
  render: (args) => <OrderedTree {...args} />,
};
