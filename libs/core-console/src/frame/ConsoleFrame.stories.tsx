import { BrandMark } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Gauge, Stamp, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { peopleServer, storyPeople } from '../testing/people.ts';
import { PeopleTable } from '../testing/PeopleTable.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { useCrumbs } from './crumbs.ts';
import type { FrameItem } from './navigation.ts';

const names = {
  zh: ['概览', '批阅', '组织', '人员', '部门', '角色', '学习', '课程', '分类', '衡川学堂'],
  en: [
    'Overview',
    'Review desk',
    'Organisation',
    'People',
    'Departments',
    'Roles',
    'Learning',
    'Courses',
    'Categories',
    'Larkfield',
  ],
} as const;

function itemsOf(language: 'zh' | 'en'): readonly FrameItem[] {
  const [overview, review, organisation, people, departments, roles, learning, courses, categories] = names[language];
  return [
    { id: 'overview', label: overview, href: '/manage', icon: Gauge },
    { id: 'review', label: review, href: '/manage/review', icon: Stamp, count: 62 },
    {
      id: 'organisation',
      label: organisation,
      icon: Users,
      entries: [
        { id: 'people', label: people, href: '/manage/people' },
        { id: 'departments', label: departments, href: '/manage/departments' },
        { id: 'roles', label: roles, href: '/manage/roles' },
      ],
    },
    {
      id: 'learning',
      label: learning,
      icon: BookOpen,
      entries: [
        { id: 'courses', label: courses, href: '/manage/courses' },
        { id: 'categories', label: categories, href: '/manage/categories' },
      ],
    },
  ];
}

/** Around every page of the console; the portal places it, a page never does. */
const meta: Meta<typeof ConsoleFrame> = {
  title: 'console/ConsoleFrame',
  component: ConsoleFrame,
  decorators: [inConsole],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    items: itemsOf('zh'),
    pathname: '/manage/people',
    portalHref: '/index',
    tools: null,
    navigate: fn(),
    brand: (folded) => (
      <>
        <BrandMark />
        {folded ? null : <b>{names.zh[9]}</b>}
      </>
    ),
    children: <PeopleTable language="zh" load={peopleServer(storyPeople(186))} />,
  },
};
export default meta;
type Story = StoryObj<typeof ConsoleFrame>;

export const Default: Story = {};
export const English: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  args: {
    items: itemsOf('en'),
    work: [
      { id: '1', label: 'Peak season starters.xlsx', share: 0.42, state: 'running', href: '/manage/import/1' },
      { id: '2', label: 'Export of people', share: null, state: 'failed', href: '/manage/export/2' },
    ],
    find: (words) =>
      words === 'fail'
        ? Promise.reject(new Error('lost'))
        : Promise.resolve([{ id: 'p1', label: 'Amy Chen', detail: 'Fresh food', href: '/manage/people?open=1' }]),
    brand: (folded) => (
      <>
        <BrandMark />
        {folded ? null : <b>{names.en[9]}</b>}
      </>
    ),
    children: <PeopleTable language="en" load={peopleServer(storyPeople(186, 'en'))} />,
  },
};

function Results() {
  useCrumbs('Amy Chen', '/manage/people/1', 'Results');
  return null;
}

/** The page of a thing: the way to it ends with its name. */
export const ThingTest: Story = {
  ...English,
  tags: ['test', '!dev', '!autodocs'],
  args: { ...English.args, pathname: '/manage/people/1/results', children: <Results /> },
  play: async ({ canvasElement }) => {
    const way = within(await within(canvasElement).findByRole('navigation', { name: 'You are here' }));
    await expect(way.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/manage/people');
    await expect(await way.findByRole('link', { name: 'Amy Chen' })).toHaveAttribute('href', '/manage/people/1');
    await expect(way.getByText('Results')).toHaveAttribute('aria-current', 'page');
  },
};

export const KeyboardTest: Story = {
  ...English,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await canvas.findByRole('grid');
    const navigation = canvas.getByRole('navigation', { name: 'Console' });
    await expect(within(navigation).getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await page.findByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'Depart{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('/manage/departments');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await page.findByRole('combobox', { name: 'Search' }), 'amy');
    await userEvent.click(await page.findByRole('option', { name: /Amy Chen/ }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/manage/people?open=1');
    await userEvent.keyboard('?');
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
