import { courseDetail, type Chapter } from '@banyan/contracts/course';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useCourseDesk } from '../course.desk.ts';
import { makeChapter, makeDetail } from '../testing/fixtures.ts';
import { OpenedCourse } from '../testing/OpenedCourse.tsx';
import { ChapterRow } from './ChapterRow.tsx';
import { answer } from '@banyan/core-screen/testing';
import { inCourse, inStory } from '../testing/courseStory.tsx';

const played = fn();

/** Chapters in a list, the open one marked. */
const Rows = observer(function Rows() {
  const { course, player } = useCourseDesk();
  return (
    <ol>
      {course.chapters.map((chapter) => (
        <ChapterRow key={chapter.id} chapter={chapter} current={player.chapter === chapter} onPlay={played} />
      ))}
    </ol>
  );
});

const rows = (...chapters: Partial<Chapter>[]) =>
  inStory({
    answers: (language) => [
      answer(courseDetail, () =>
        makeDetail(
          { chapters: chapters.map((change, index) => makeChapter({ id: 1001 + index, no: index + 1, ...change })) },
          language,
        ),
      ),
    ],
  });
const states: Partial<Chapter>[] = [
  { state: 'learned', intervals: [[0, 1270]], leftS: 0 },
  { state: 'learning', intervals: [[0, 700]], positionS: 700, leftS: 506.5 },
  {},
  { lockedBy: 3 },
];

const meta: Meta<typeof ChapterRow> = {
  title: 'course/Chapter row',
  component: ChapterRow,
  decorators: [inCourse(408)],
  parameters: rows(...states),
  render: () => (
    <OpenedCourse chapterId={1002}>
      <Rows />
    </OpenedCourse>
  ),
};
export default meta;
type Story = StoryObj<typeof ChapterRow>;

/** Learned, in progress and open, not begun, locked. */
export const States: Story = { tags: ['english', 'dark'] };

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [learned, learning, open, locked] = await canvas.findAllByRole('listitem');
    await expect(learned).toHaveTextContent('已学完 21 分');
    await expect(learning).toHaveTextContent('剩 8 分');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('剩 8 分');
    await expect(locked).toHaveTextContent('学完第 3 章后开放');
    if (open === undefined || locked === undefined) throw new Error('four rows were asked for');
    await userEvent.click(within(open).getByRole('link'));
    await expect(played).toHaveBeenCalledWith(expect.objectContaining({ id: 1003 }));
    await expect(within(locked).queryByRole('link')).toBeNull();
  },
};

/** The address names a locked chapter. */
export const CurrentLocked: Story = {
  parameters: rows({}, { lockedBy: 1 }),
};
export const LongNames: Story = {
  parameters: rows(
    ...states.map((state, index) => ({
      ...state,
      no: 118 + index,
      title: 'Überwachungsdokumentationsverfahren 巡检路线与抽样频次'.repeat(3),
      durationS: 45_000,
    })),
  ),
};
