import { homeIcons, homeStructure, myStudyInfo, portalComponents } from '@banyan/contracts/account';
import { homeList } from '@banyan/contracts/course';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeStudy, storyCourses, storyModules, storyZones, type StoryLanguage } from '../testing/fixtures.ts';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { StoryPortal } from '../testing/StoryPortal.tsx';
import { HomePage } from './HomePage.tsx';

const never = new Promise<never>(() => undefined);

const whole = (language: StoryLanguage): FakeAnswer[] => [
  answer(homeStructure, () => ({ modules: storyModules(language) })),
  answer(homeList, () => ({ items: storyCourses(language), total: 26, thisWeek: 12 })),
  answer(homeIcons, () => ({ items: storyZones(language) })),
  answer(portalComponents, () => ({ notice: '', noticeMore: 'N' as const, owner: '', links: [] })),
  answer(myStudyInfo, () => makeStudy(language)),
];

/** Later answers override earlier ones of the same call. */
const page =
  (more: (language: StoryLanguage) => readonly FakeAnswer[], member = true): Decorator =>
  (Story, { globals }) => {
    const language = storyLanguage(globals);
    const user = member ? makeUser({ username: language === 'en' ? 'Siyuan Li' : '李思远' }) : null;
    const enterprise = makeEnterprise({
      slogan: language === 'en' ? 'Craft grows ring by ring' : '手艺一圈一圈长出来',
    });
    const session = makeSession({ api: fakeSessionApi(enterprise, user) });
    const entered = member ? session.login({ account: 'a', password: 'b', remember: 'N' }) : session.load('/');
    void entered.then(() => session.load('/'));
    return (
      <StoryPortal session={session} answers={[...whole(language), ...more(language)]} at="/index">
        <Story />
      </StoryPortal>
    );
  };

const meta: Meta<typeof HomePage> = {
  title: 'portal/Home page',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  // The day of the study calendar below it.
  args: { now: () => Date.parse('2026-11-20T01:30:00Z') },
};
export default meta;
type Story = StoryObj<typeof HomePage>;

export const Member: Story = { decorators: [page(() => [])] };

export const MemberTest: Story = {
  ...Member,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // By the story's clock, independent of the real time.
    await expect(await canvas.findByRole('heading', { level: 1, name: '早上好，李思远' })).toBeVisible();
    // The course to continue precedes the enterprise's modules.
    const go = await canvas.findByRole('link', { name: /12:46/ });
    await expect(go).toHaveAttribute('href', expect.stringContaining('/course/101'));
    await expect(await canvas.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  },
};
/** Courses open in tabs of their own: a return from one shows the changes, without a reload. */
export const ComesBack: Story = {
  tags: ['test', '!dev', '!autodocs'],
  decorators: [
    page((language) => {
      let asked = 0;
      return [
        answer(myStudyInfo, () => {
          asked += 1;
          const study = makeStudy(language);
          const item = study.continue;
          return item === null || asked === 1 ? study : { ...study, continue: { ...item, positionS: 812 } };
        }),
      ];
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /12:46/ })).toBeVisible();
    canvasElement.ownerDocument.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByRole('link', { name: /13:32/ })).toBeVisible();
  },
};
export const Visitor: Story = { decorators: [page(() => [], false)] };
export const NothingBegun: Story = {
  decorators: [
    page((language) => [
      answer(myStudyInfo, () =>
        makeStudy(language, {
          continue: null,
          others: [],
          streakDays: 0,
          weekS: 0,
          days: makeStudy().days.map((day) => ({ ...day, seconds: 0 })),
          counts: { learning: 0, learned: 0, requiredOpen: 3 },
        }),
      ),
    ]),
  ],
};
export const Loading: Story = {
  decorators: [page(() => [answer(homeStructure, () => never), answer(myStudyInfo, () => never)])],
};
export const EmptyModules: Story = {
  decorators: [
    page(() => [
      answer(homeList, () => ({ items: [], total: 0, thisWeek: 0 })),
      answer(homeIcons, () => ({ items: [] })),
    ]),
  ],
};
export const NothingSetUp: Story = { decorators: [page(() => [answer(homeStructure, () => ({ modules: [] }))])] };
export const Notice: Story = {
  decorators: [
    page((language) => [
      answer(portalComponents, () => ({
        noticeMore: 'Y' as const,
        notice:
          language === 'en' ? 'Maintenance on Saturday 22:00 to 23:30' : '周六 22:00 – 23:30 维护，学习记录不受影响',
        owner: '',
        links: [],
      })),
    ]),
  ],
};
export const Failed: Story = {
  decorators: [
    page(() => [
      answer(homeStructure, () => Promise.reject(new Error('down'))),
      answer(myStudyInfo, () => Promise.reject(new Error('down'))),
    ]),
  ],
};

let attempts = 0;
export const FailedOnce: Story = {
  decorators: [
    page((language) => [
      answer(homeIcons, () => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('down')) : { items: storyZones(language) };
      }),
    ]),
  ],
  beforeEach: () => {
    attempts = 0;
  },
};

export const FailedOnceTest: Story = {
  ...FailedOnce,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /重试|Try again/ }));
    await expect(await canvas.findByRole('group', { name: /学习专区|Learning zones/ })).toBeVisible();
  },
};
