import { EmptyState, type StaticColumn } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { PagedList } from '../request/PagedList.ts';
import { TablePage, type TablePageProps } from './TablePage.tsx';

interface Plan {
  readonly id: number;
  readonly title: string;
  readonly pages: number;
}

const plansIn = (names: readonly string[]): Plan[] =>
  names.map((title, index) => ({ id: index, title, pages: (index + 1) * 12 }));
const columnsIn = (title: string, pages: string): StaticColumn<Plan>[] => [
  { id: 'title', header: title, names: true, cell: (plan) => plan.title },
  { id: 'pages', header: pages, align: 'end', cell: (plan) => plan.pages },
];

interface Shown extends Pick<TablePageProps<Plan>, 'columns' | 'label' | 'title'> {
  rows: readonly Plan[];
}

/** The page on a list that answers with the rows of the story. */
function OnList({ rows, ...page }: Shown) {
  const [list] = useState(
    () => new PagedList(() => Promise.resolve({ items: rows, next: null }), { id: ({ id }: Plan) => id }),
  );
  useEffect(() => void list.show(), [list]);
  return <TablePage {...page} list={list} empty={<EmptyState level={2} label={page.title} />} />;
}

const meta: Meta<typeof OnList> = {
  title: 'core-screen/Table page',
  component: OnList,
  parameters: { layout: 'fullscreen' },
  render: (args) => <OnList key={args.title} {...args} />,
  args: {
    title: '辅导计划',
    label: '辅导计划',
    columns: columnsIn('标题', '页数'),
    rows: plansIn(['班组长带教计划', '新员工首月辅导', '量具管理员轮岗辅导']),
  },
};
export default meta;
type Story = StoryObj<typeof OnList>;

export const Default: Story = {
  tags: ['english-dark'],
  parameters: {
    english: {
      title: 'Coaching plans',
      label: 'Coaching plans',
      columns: columnsIn('Title', 'Pages'),
      rows: plansIn(['Team leaders', 'First month of new colleagues', 'Rotation in metrology']),
    },
  },
};
export const Empty: Story = { args: { rows: [] }, parameters: { english: { title: 'Coaching plans' } } };
