import { myHome, type MyHome } from '@banyan/contracts/account';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeStudy, storyCourses, type StoryLanguage } from '../testing/fixtures.ts';
import { portalScreen } from '../testing/portalScreen.tsx';
import { MyPage } from './MyPage.tsx';

const { days, today } = makeStudy();

/** The page of a diligent learner. */
function makeHome(language: StoryLanguage): MyHome {
  const courses = storyCourses(language);
  return {
    points: { lifetime: 6815, spendable: 2340 },
    credit: 385,
    today: { seconds: 1920, goalS: 2160 },
    week: { seconds: 9300, goalS: 10_800 },
    month: { seconds: 34_800, goalS: 46_260 },
    date: today,
    days,
    lately: [2160, 0, 1440, 600, 2520, 1080, 720, 1800, 2880, 1440, 0, 3240, 2700, 1920],
    streakDays: 9,
    counts: { learning: 6, learned: 12 },
    recent: courses.slice(0, 4).map((course, index) => ({
      course: index === 3 ? { ...course, state: 'learned', leftS: 0 } : course,
      lastStudiedAt: Date.parse(`${today}T06:20:00Z`) - index * 40_000_000,
      chapter: { id: 5, no: index + 1, title: '' },
      positionS: index === 2 ? 0 : 766,
      studiedS: 5400,
      completedAt: index === 3 ? Date.parse(`${today}T06:20:00Z`) : null,
      access: 'open',
    })),
    collected: courses.slice(1),
  };
}

const nothing: MyHome = {
  ...makeHome('zh'),
  points: { lifetime: 0, spendable: 0 },
  credit: 0,
  today: { seconds: 0, goalS: 2160 },
  week: { seconds: 0, goalS: 10_800 },
  month: { seconds: 0, goalS: 46_260 },
  days: days.map((day) => ({ ...day, seconds: 0 })),
  lately: days.slice(0, 14).map(() => 0),
  streakDays: 0,
  counts: { learning: 0, learned: 0 },
  recent: [],
  collected: [],
};

const longTitle: Readonly<Record<StoryLanguage, string>> = {
  zh: '新版质量管理体系在多工厂多产线条件下的首件检验、过程巡检与异常闭环处置实务及案例汇编（第三版修订）',
  en: 'Qualitätsmanagementsystemzertifizierung across several plants: first-article inspection, patrol inspection and closing the loop on deviations, third revised edition',
};

function long(language: StoryLanguage): MyHome {
  const home = makeHome(language);
  const title = longTitle[language];
  return {
    ...home,
    points: { lifetime: 1_286_815, spendable: 1_102_340 },
    recent: home.recent.map((record) => ({ ...record, course: { ...record.course, title } })),
    collected: home.collected.map((course) => ({ ...course, title })),
  };
}

const meta: Meta<typeof MyPage> = {
  title: 'portal/My page',
  component: MyPage,
  parameters: { layout: 'fullscreen' },
  decorators: [portalScreen],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({ call: myHome, at: '/my/index', full: makeHome, empty: nothing, long });
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '还差 4 分，今天的一圈就合上' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^继续：五轴联动编程/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/course/111'),
    );
    await expect(within(canvas.getByRole('list', { name: '我的收藏' })).getAllByRole('listitem')).toHaveLength(4);
  },
};
