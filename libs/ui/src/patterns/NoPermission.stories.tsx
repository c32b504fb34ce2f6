import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/headings.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const words = {
  zh: {
    heading: '班组长能力提升营',
    whole: '这个培训只对装配车间开放',
    wholeText: '你在质量部。要参加的话，请培训负责人陈国栋把你加进来。',
    ask: '请他把我加进来',
    back: '看我能参加的培训',
    part: '成绩明细只给讲师看',
    partText: '你的成绩在“我的考试”里。',
    mine: '看我的成绩',
  },
  en: {
    heading: 'Team leader camp',
    whole: 'This training is for the assembly shop',
    wholeText: 'You are in Quality. Ask Guodong Chen, who runs it, to add you.',
    ask: 'Ask him to add me',
    back: 'See trainings open to me',
    part: 'Only lecturers see the results of all',
    partText: 'Yours are in “My exams”.',
    mine: 'See my results',
  },
};

const meta: Meta = {
  title: 'patterns/No permission',
  parameters: {
    docs: {
      description: {
        component: [
          'What one may not see. It is no failure: it says for whom it is, who can change that, and where to go now.',
          '',
          '- **A whole page**: its title stays, where the title is no secret; the way to ask is the main action.',
          '- **A part**: the rest of the page is there; one line in its place, with what the reader may see instead.',
          '- **An act**: its button is not there. One that is there and refused says why, and is rarely right.',
          '- Whether something exists is a secret as well where its name is: then it is “not found”, in the same words.',
          '',
          'Who is not logged in is asked to log in, and comes back here. Made of [PageTitle](?path=/docs/ui-foundations-layout--docs), [EmptyState](?path=/docs/ui-feedback-emptystate--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return (
      <Column data-fill="" style={{ gap: 24 }}>
        <PageTitle>{t.heading}</PageTitle>
        <EmptyState
          image="gate"
          label={t.whole}
          description={t.wholeText}
          level={2}
          actions={
            <>
              <Button variant="primary">{t.ask}</Button>
              <LinkButton href="#trainings">{t.back}</LinkButton>
            </>
          }
        />
      </Column>
    );
  },
};

/** The request button precedes the exit. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: t.whole })).toBeVisible();
    const ask = canvas.getByRole('button', { name: t.ask });
    const back = canvas.getByRole('link', { name: t.back });
    await expect(ask.compareDocumentPosition(back)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const PartOfAPage: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return (
      <EmptyState
        image="lock"
        size={144}
        label={t.part}
        description={t.partText}
        actions={<LinkButton href="#mine">{t.mine}</LinkButton>}
      />
    );
  },
};
