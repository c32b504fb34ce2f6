import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeStudy, type StoryLanguage } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { ContinueHero, type Continue } from './ContinueHero.tsx';

function hero(language: StoryLanguage, over: Partial<Continue> = {}) {
  const item = makeStudy(language).continue;
  if (item === null) throw new Error('nothing to continue');
  return (
    <ContinueHero
      title={language === 'en' ? 'Continue learning' : '继续学习'}
      item={{ ...item, ...over }}
      href="/course/101"
      missedHref="/course/101?from=250"
    />
  );
}

const meta: Meta<typeof ContinueHero> = {
  title: 'portal/home/Continue',
  component: ContinueHero,
  decorators: [inPortal(820)],
};
export default meta;
type Story = StoryObj<typeof ContinueHero>;

export const SkippedAStretch: Story = { render: (_, { globals }) => hero(storyLanguage(globals)) };
export const NothingSkipped: Story = { render: (_, { globals }) => hero(storyLanguage(globals), { missed: null }) };
export const NotBegun: Story = {
  render: (_, { globals }) => hero(storyLanguage(globals), { missed: null, positionS: 0, leftS: 1270 }),
};
/** Every chapter is learned, but study time that the course demands is missing: play again. */
export const StudyTimeLeft: Story = {
  render: (_, { globals }) => {
    const language = storyLanguage(globals);
    const item = makeStudy(language).continue;
    if (item === null) throw new Error('nothing to continue');
    const ribbon = item.ribbon.map((piece) => ({ ...piece, done: 1, locked: false }));
    const chapterCount = ribbon.length;
    const time = { chapterCount, learnedChapters: chapterCount, requiredStudyS: 9000, studyLeftS: 372, leftS: 372 };
    return hero(language, {
      course: { ...item.course, ...time, ribbon },
      chapter: { ...item.chapter, no: 1 },
      missed: null,
      positionS: 0,
      leftS: 0,
      ribbon,
    });
  },
};
export const LongTitle: Story = {
  render: (_, { globals }) => {
    const language = storyLanguage(globals);
    const item = makeStudy(language).continue;
    return hero(language, item === null ? {} : { course: { ...item.course, title: item.course.title.repeat(4) } });
  },
};
