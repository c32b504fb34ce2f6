import { ErrorCode } from '@banyan/contracts';
import {
  courseDetail,
  isGrade,
  relatedCourses,
  reportProgress,
  studyLease,
  videoAddress,
  type CourseOpinion,
} from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  begun,
  fixtureNow,
  learned,
  makeAck,
  makeChapter,
  makeCourse,
  makeDetail,
  makeStudyLeftDetail,
  untouched,
} from '../testing/fixtures.ts';
import { CoursePage } from './CoursePage.tsx';
import { fits, narrow } from '@banyan/core-screen/stories';
import { answer, deferred, type FakeAnswer, type StorySession, waiting } from '@banyan/core-screen/testing';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { makeOpinion } from '../testing/notes.ts';

const at = '/course/101';
/** The praises of the course, resolved by the story. */
let praises = deferred<CourseOpinion>();
const refuse = (code: number) => () => Promise.reject(new RefusedError(courseDetail, { code, msg: '', data: null }));
const refused = (code: number): FakeAnswer => answer(courseDetail, refuse(code));

/** Another window or device studies the course. */
const elsewhere = (call: typeof studyLease | typeof videoAddress): FakeAnswer => {
  const data = { courseId: 101, courseName: '首件检验与过程巡检实务' };
  return answer(call, () =>
    Promise.reject(new RefusedError(call, { code: ErrorCode.studyingElsewhere, msg: '', data })),
  );
};

const meta: Meta<typeof CoursePage> = {
  title: 'course/Course page',
  component: CoursePage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(CoursePage)],
};
export default meta;
type Story = StoryObj<typeof CoursePage>;

export const Default: Story = { tags: ['english', 'dark', 'english-dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '首件检验与过程巡检实务' })).toBeVisible();
    await expect(await canvas.findByText('再看 8 分 43 秒，本章就学完了')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '从 12:46 继续' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '课程介绍' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course/101?tab=introduction'));
  },
};

/** Keys work before the start, too: `?` lists them, Space begins, and the head reserves space for the praise. */
export const KeysBeforeTheBeginning: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => {
      praises = deferred();
      const detail = makeDetail({}, language);
      return [
        answer(courseDetail, () => ({ ...detail, course: { ...detail.course, required: true } })),
        answer(isGrade, () => praises.promise),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [required] = await canvas.findAllByText('必修');
    if (required === undefined) throw new Error('it says that it is required');
    await canvas.findByRole('button', { name: '从 12:46 继续' });
    const before = required.getBoundingClientRect().left;
    praises.resolve(makeOpinion());
    await canvas.findByRole('button', { name: /^赞/ });
    await expect(required.getBoundingClientRect().left).toBe(before);
    await userEvent.keyboard('?');
    const sheet = await within(document.body).findByRole('dialog', { name: '快捷键' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await userEvent.keyboard(' ');
    await canvas.findByRole('slider', { name: '播放进度' });
  },
};
export const IntroductionTab: Story = { parameters: inStory({ at: `${at}?tab=introduction` }) };

/** Playing: the skin, subtitles, the painted slider. */
export const Playing: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 12:46 继续' }));
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', expect.stringMatching(/^76[6-9]/)));
    await waitFor(() => expect(canvas.getByText(/^Cpk 到 1.33/, { selector: 'div > span' })).toBeVisible());
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: '播放' })).toBeVisible();
  },
};
export const PlayingEnglish: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue at 12:46' }));
    await canvas.findByRole('slider', { name: 'Position' });
  },
};

/** First watch of a course that forbids skipping. */
export const NoSkipping: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(courseDetail, () =>
        makeDetail(
          {
            settings: { antiSkip: true, background: false, sequential: true, presence: 'prompt', presenceMinutes: 10 },
          },
          language,
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 12:46 继续' }));
    await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible());
    await userEvent.keyboard('9');
    await expect(await canvas.findByText(/第一次学习不能跳到没看过的地方/)).toBeVisible();
  },
};

let visitor: StorySession | undefined;
export const Visitor: Story = {
  parameters: inStory({
    at,
    visitor: true,
    onSession: (session) => (visitor = session),
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeDetail({}, language);
        return {
          ...detail,
          course: { ...detail.course, ...untouched },
          chapters: detail.chapters.map((chapter) =>
            makeChapter({ ...chapter, state: 'not_studied', intervals: [], positionS: 0, lockedBy: null }),
          ),
          current: null,
        };
      }),
    ],
  }),
};

export const VisitorTest: Story = {
  ...Visitor,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '开始学习' }));
    await expect(visitor?.asked).toBe(1);
  },
};

export const NotBegun: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeDetail({ current: null }, language);
        return {
          ...detail,
          course: { ...detail.course, ...untouched, required: true },
          chapters: detail.chapters.map((chapter) =>
            makeChapter({ ...chapter, state: 'not_studied', intervals: [], positionS: 0, leftS: chapter.durationS }),
          ),
        };
      }),
    ],
  }),
};

export const Learned: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeDetail({}, language);
        return {
          ...detail,
          course: { ...detail.course, ...learned },
          chapters: detail.chapters.map((chapter) =>
            makeChapter({
              ...chapter,
              state: 'learned',
              intervals: [[0, chapter.durationS]],
              positionS: 0,
              leftS: 0,
              lockedBy: null,
            }),
          ),
        };
      }),
    ],
  }),
};

/** Only study time is missing: watching again adds it, and the page announces the completion. */
export const StudyTimeReached: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(courseDetail, () => makeStudyLeftDetail(language)),
      answer(reportProgress, ({ chapter_id: chapterId }) => ({
        ...makeAck([[0, 1080]], { chapterId, state: 'learned', leftS: 0 }),
        course: { ...learned, learnedChapters: 7, studyLeftS: 0, pointsEarned: 70 },
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('各章都学完了，再学 6 分 12 秒，这门课就学完了')).toBeVisible();
    const evidence = canvas.getByRole('region', { name: '本章进度' });
    await userEvent.click(within(evidence).getByRole('button', { name: '再看一遍' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('0:01', { exact: false })).toBeInTheDocument());
    await userEvent.keyboard('k');
    await expect(await canvas.findByText('这门课学完了')).toBeVisible();
    await expect(canvas.getByText('7 / 7 章', { exact: false })).toHaveTextContent('已学完');
  },
};

export const StudyTimeLeft: Story = {
  tags: ['english-dark'],
  parameters: inStory({ at, answers: (language) => [answer(courseDetail, () => makeStudyLeftDetail(language))] }),
};

export const LockedChapter: Story = {
  parameters: inStory({ at: `${at}?chapter=1007` }),
};

export const LockedChapterTest: Story = {
  ...LockedChapter,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: '去学第 6 章 案例：缸体孔径漂移' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/course/101?chapter=1006'));
  },
};

/** A chapter becomes learned while it plays: tick, ribbon and the next lock update. */
export const BecomesLearned: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: `${at}?chapter=1006`,
    answers: () => [
      answer(reportProgress, ({ chapter_id: chapterId }) => ({
        ...makeAck([[0, 1140]], { chapterId, state: 'learned', leftS: 0 }),
        course: {
          ...begun,
          ribbon: begun.ribbon.map((piece, index) =>
            index === 5 ? { ...piece, done: 1 } : index === 6 ? { ...piece, locked: false } : piece,
          ),
          learnedChapters: 5,
          leftS: 1423,
          studyLeftS: 0,
          pointsEarned: 50,
        },
        unlocked: [7],
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('学完第 6 章后开放')).toBeVisible();
    const done = () => canvas.getByRole('region', { name: '目录' }).querySelectorAll('[data-state=done]').length;
    await expect(done()).toBe(4);
    await userEvent.click(canvas.getByRole('button', { name: '开始学习' }));
    await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('0:01', { exact: false })).toBeInTheDocument());
    await userEvent.keyboard('k');
    await waitFor(() => expect(canvas.queryByText('学完第 6 章后开放')).toBeNull());
    await expect(canvas.getByText('5 / 7 章', { exact: false })).toBeVisible();
    await expect(done()).toBe(5);
  },
};

export const AddressFailed: Story = {
  parameters: inStory({
    at,
    answers: () => {
      let asked = 0;
      return [
        answer(videoAddress, () => {
          asked += 1;
          return asked < 3 ? Promise.reject(new NetworkError(videoAddress)) : waiting();
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 12:46 继续' }));
    await expect(await canvas.findByText('视频地址没有取到')).toBeVisible();
  },
};

/** Audio is not called a video. */
export const SoundFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: `${at}?chapter=1006`,
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeDetail({}, language);
        return { ...detail, chapters: detail.chapters.map((chapter) => ({ ...chapter, kind: 'audio' as const })) };
      }),
      answer(videoAddress, () => Promise.reject(new NetworkError(videoAddress))),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '开始学习' }));
    await expect(await canvas.findByText('音频地址没有取到')).toBeVisible();
  },
};

/** Study continues elsewhere: playing stops, the refused screen names the course. */
export const Elsewhere: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [elsewhere(studyLease)],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 12:46 继续' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/refused/101/'));
  },
};

/** Another device studies: the video has no address here, and pressing play shows the reason. */
export const OnAnotherDevice: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [elsewhere(videoAddress)],
  }),
  play: Elsewhere.play,
};

export const Narrow: Story = {
  globals: { language: 'en', enterprise: 'larkfield' },
  parameters: inStory({ at, width: narrow }),
};

export const NarrowTest: Story = {
  ...Narrow,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Continue at 12:46' });
    await expect(fits(canvasElement)).toBe(true);
  },
};

/** Only the similar courses failed to load. */
export const RelatedFailed: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(relatedCourses, () => Promise.reject(new NetworkError(relatedCourses)))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: '首件检验与过程巡检实务' });
    canvasElement.ownerDocument.documentElement.scrollTop = 1e6;
    await expect(await canvas.findByText('相关课程没有取到')).toBeVisible();
  },
};

export const DueSoon: Story = {
  parameters: inStory({
    at,
    answers: (language) => [answer(courseDetail, () => makeDetail({ dueAt: fixtureNow + 3 * 86_400_000 }, language))],
  }),
};

export const Loading: Story = {
  parameters: inStory({ at, answers: () => [answer(courseDetail, waiting)] }),
};
export const Failed: Story = {
  parameters: inStory({
    at,
    answers: () => [answer(courseDetail, () => Promise.reject(new NetworkError(courseDetail)))],
  }),
};
export const NotVisible: Story = {
  parameters: inStory({ at, answers: () => [refused(ErrorCode.courseNotVisible)] }),
};
export const NotVisibleToVisitors: Story = {
  parameters: inStory({ at, visitor: true, answers: () => [refused(ErrorCode.courseNotVisible)] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '登录' })).toBeVisible();
  },
};
/** Opened from a link to a skipped stretch: it begins there, and the address drops the second on playing. */
export const FromASecond: Story = {
  parameters: inStory({ at: `${at}?chapter=1005&from=250` }),
};

export const FromASecondTest: Story = {
  ...FromASecond,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '从 4:10 继续' }));
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', expect.stringMatching(/^25/)));
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/course\/101\?chapter=1005$/);
  },
};

export const Full: Story = {
  parameters: inStory({ at, answers: () => [refused(ErrorCode.courseFull)] }),
};
export const Expired: Story = {
  parameters: inStory({ at, answers: () => [refused(ErrorCode.courseExpired)] }),
};
export const OffShelf: Story = {
  parameters: inStory({ at, answers: () => [refused(ErrorCode.courseOffShelf)] }),
};
export const Deleted: Story = {
  parameters: inStory({ at, answers: () => [refused(ErrorCode.courseDeleted)] }),
};
export const NoSuchCourse: Story = { parameters: inStory({ at: '/course/abc' }) };
export const NoChapters: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(courseDetail, () => makeDetail({ chapters: [], current: null }, language)),
      answer(relatedCourses, () => ({ items: [] })),
    ],
  }),
};
export const LongNames: Story = {
  parameters: inStory({
    at,
    answers: (language) => [
      answer(courseDetail, () => {
        const detail = makeDetail({}, language);
        const long = Array.from({ length: 6 }, () => detail.course.title).join(language === 'en' ? ', ' : '、');
        return {
          ...detail,
          course: makeCourse({ ...detail.course, title: long }),
          categories: detail.categories.map((category) => ({ ...category, name: long })),
          chapters: detail.chapters.map((chapter) => ({ ...chapter, title: long, section: chapter.section + long })),
          outcomes: [long, `${long}2`],
          lecturer: { ...detail.lecturer, name: long.slice(0, 80), title: long },
        };
      }),
    ],
  }),
};
