import { ErrorCode } from '@banyan/contracts';
import { categoryTree, courseList } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeCourses, makePage, untouched } from '../testing/fixtures.ts';
import { CataloguePage } from './CataloguePage.tsx';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, waiting } from '@banyan/core-screen/testing';
import { coursePage, inStory } from '../testing/courseStory.tsx';

const filtered = '/course?cat=quality01&state=not_studied,learning&duration=under60';
const down = () => Promise.reject(new NetworkError(courseList));

const meta: Meta<typeof CataloguePage> = {
  title: 'course/Catalogue page',
  component: CataloguePage,
  parameters: { layout: 'fullscreen', ...inStory({ at: filtered }) },
  decorators: [coursePage(CataloguePage)],
};
export default meta;
type Story = StoryObj<typeof CataloguePage>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = () => canvas.getByTestId('address').textContent;
    await canvas.findByRole('heading', { level: 3, name: '首件检验与过程巡检实务' });
    /** A change replaces the page's links, so the next step uses the new ones. */
    const nextAfter = async (press: () => Promise<void>) => {
      const before = await canvas.findByRole('link', { name: '下一页' });
      await press();
      await waitFor(() => expect(before).not.toBeInTheDocument());
      return canvas.findByRole('link', { name: '下一页' });
    };
    // Removing a filter adds a history entry, so going back restores it.
    await nextAfter(() => userEvent.click(canvas.getByRole('button', { name: '去掉“1 小时以内”' })));
    await expect(address()).toBe('/course?cat=quality01&state=not_studied%2Clearning');
    const next = await nextAfter(() => userEvent.click(canvas.getByRole('link', { name: '最新' })));
    await expect(address()).toContain('sort=newest');
    const leadsTo = (name: string, part: string) =>
      waitFor(async () => {
        const link = canvas.getByRole<HTMLAnchorElement>('link', { name });
        await expect(link.search).toContain(part);
        return link;
      });
    await userEvent.click(next);
    await waitFor(() => expect(address()).toContain('cursor=page2'));
    await userEvent.click(await leadsTo('列表', 'cursor=page2'));
    await waitFor(() => expect(address()).toMatch(/view=list.*cursor=page2/));
    await userEvent.click(await leadsTo('清除筛选', 'view=list'));
    await waitFor(() => expect(address()).toBe('/course?sort=newest&view=list'));
  },
};

export const Everything: Story = { parameters: inStory({ at: '/course' }) };
export const AsList: Story = { tags: ['english-dark'], parameters: inStory({ at: `${filtered}&view=list` }) };

export const FilterByState: Story = {
  parameters: inStory({ at: '/course' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /学习状态/ }));
    await userEvent.click(await body.findByRole('option', { name: '在学' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course?state=learning'));
  },
};

export const Search: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: '/course' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: '搜索课程' });
    await userEvent.type(field, '抽样{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course?keyword=%E6%8A%BD%E6%A0%B7'));
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索词' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course'));
  },
};

export const Visitor: Story = {
  parameters: inStory({
    at: '/course',
    visitor: true,
    answers: (language) => [
      answer(courseList, () => makePage(makeCourses(language).map((course) => ({ ...course, ...untouched })))),
    ],
  }),
};

export const Loading: Story = {
  parameters: inStory({
    at: filtered,
    answers: () => [answer(courseList, waiting), answer(categoryTree, waiting)],
  }),
};
export const LoadingList: Story = {
  parameters: inStory({ at: `${filtered}&view=list`, answers: () => [answer(courseList, waiting)] }),
};

export const NothingFits: Story = {
  parameters: inStory({
    at: `${filtered}&keyword=抽样方案转移`,
    answers: () => [answer(courseList, () => makePage([]))],
  }),
};
export const NothingAtAll: Story = {
  parameters: inStory({
    at: '/course',
    answers: () => [answer(courseList, () => makePage([])), answer(categoryTree, () => ({ total: 0, categories: [] }))],
  }),
};

export const Failed: Story = {
  parameters: inStory({ at: filtered, answers: () => [answer(courseList, down), answer(categoryTree, down)] }),
};

/** Only the categories failed to load: the courses are shown. */
export const CategoriesFailed: Story = {
  parameters: inStory({ at: '/course', answers: () => [answer(categoryTree, down)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('分类没有取到')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: '首件检验与过程巡检实务' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at: filtered, width: narrow }),
};

export const NarrowTest: Story = {
  ...Narrow,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Next' });
    await expect(fits(canvasElement)).toBe(true);
  },
};

/** A link with an invalid page, such as one cut short. */
export const NoSuchPage: Story = {
  parameters: inStory({
    at: '/course?sort=newest&cursor=cut',
    answers: () => [
      answer(courseList, ({ cursor }) =>
        cursor === 'cut'
          ? Promise.reject(new RefusedError(courseList, { code: ErrorCode.badCursor, msg: '', data: null }))
          : makePage(),
      ),
    ],
  }),
};

export const NoSuchPageTest: Story = {
  ...NoSuchPage,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('这一页找不到了')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '第一页' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course?sort=newest'));
    await expect(await canvas.findByText('12 门课程')).toBeVisible();
  },
};

/** The first attempt fails, the retry succeeds. */
export const FailedOnce: Story = {
  parameters: inStory({
    at: '/course',
    answers: () => {
      let asked = 0;
      return [answer(courseList, () => ((asked += 1) === 1 ? down() : makePage()))];
    },
  }),
};

export const FailedOnceTest: Story = {
  ...FailedOnce,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('12 门课程')).toBeVisible();
  },
};

export const NotACategory: Story = {
  parameters: inStory({ at: '/course?cat=a%3Cb' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这个分类不存在')).toBeVisible();
  },
};

export const OfHomeModule: Story = { parameters: inStory({ at: '/course?moduleId=3' }) };

export const LastPage: Story = {
  parameters: inStory({
    at: '/course?cursor=last',
    answers: (language) => [
      answer(courseList, () =>
        makePage(makeCourses(language).slice(0, 6), { count: 486, first: 481, previous: 'page20', next: null }),
      ),
    ],
  }),
};

export const LongNames: Story = {
  parameters: inStory({
    at: '/course?cat=long',
    answers: (language) => {
      const name = makeCourses(language)
        .map(({ title }) => title)
        .join(' ');
      return [
        answer(courseList, () =>
          makePage(
            makeCourses(language).map((course) => ({
              ...course,
              title: name,
              lecturer: { id: 1, name: name.slice(0, 60) },
              learners: 1_234_567,
            })),
          ),
        ),
        answer(categoryTree, () => ({
          total: 1_234_567,
          categories: [{ id: 'long', parent: null, name: name.slice(0, 80), motif: 'lean' as const, count: 1_234_567 }],
        })),
      ];
    },
  }),
};
