import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const words = {
  zh: {
    title: (count: number) => `还有 ${count} 处要改，改好再发布`,
    name: '考试名称',
    place: '考场',
    noName: '考试名称还没有填',
    noPlace: '线下考试要写考场',
    send: '发布',
  },
  en: {
    title: (count: number) => `${count} things to mend before it can be published`,
    name: 'Name of the exam',
    place: 'Room',
    noName: 'The exam has no name yet',
    noPlace: 'An exam on site needs a room',
    send: 'Publish',
  },
};

function ExamForm({ t, begin }: { t: typeof words.zh; begin: number }) {
  const [attempt, setAttempt] = useState(begin);
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const tried = attempt > 0;
  const errors = [
    ...(tried && name === '' ? [{ fieldId: 'exam-name', message: t.noName }] : []),
    ...(tried && place === '' ? [{ fieldId: 'exam-place', message: t.noPlace }] : []),
  ];
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <Column data-fill="" style={{ maxWidth: 480 }}>
      <ErrorSummary title={t.title(errors.length)} errors={errors} attempt={attempt} />
      <TextField
        id="exam-name"
        label={t.name}
        error={errorOf('exam-name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="exam-place"
        label={t.place}
        error={errorOf('exam-place')}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
        {t.send}
      </Button>
    </Column>
  );
}

const meta: Meta<typeof ErrorSummary> = {
  title: 'ui/Forms/ErrorSummary',
  component: ErrorSummary,
  argTypes: { title: { control: 'text' }, errors: { control: 'object' }, attempt: { control: 'number' } },
  parameters: {
    docs: {
      description: {
        component: [
          'What a form that was handed in lacks, above its first field.',
          '',
          '**When**: forms longer than a screen, or in sections; answers that a server refuses. **When not**: a form of a few',
          'fields, which puts the focus on the first wrong one (`Form`); a failure of the whole (`Notice`).',
          '',
          '| key | does |',
          '| --- | --- |',
          '| Tab | from the box to its first line |',
          '| Enter | goes to the field |',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ErrorSummary>;

export const Default: Story = {
  tags: ['english-dark', 'mirrored'],
  render: (_args, { globals }) => <ExamForm t={wordsOf(globals, words)} begin={1} />,
};

/** The box takes the focus at each attempt; a line leads to its field and disappears once it is corrected. */
export const DefaultTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => <ExamForm t={wordsOf(globals, words)} begin={0} />,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(t.title(2))).toBeNull();
    canvas.getByRole('button', { name: t.send }).focus();
    await userEvent.keyboard('{Enter}');
    const box = canvas.getByText(t.title(2)).closest('section');
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: t.place })).toHaveFocus();
    await userEvent.keyboard('B3');
    await expect(within(box ?? canvasElement).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: t.place })).toHaveFocus();
  },
};

export const Playground: Story = {
  args: { attempt: 0, level: 2 },
  render: (args, { globals }) => {
    const t = wordsOf(globals, words);
    const errors = [{ fieldId: 'a', message: t.noName }];
    return <ErrorSummary {...args} title={args.title ?? t.title(1)} errors={args.errors ?? errors} />;
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    const errors = [long, unbroken].map((message, index) => ({ fieldId: String(index), message }));
    return (
      <Narrow>
        <ErrorSummary title={long} attempt={0} errors={errors} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = { ...LongText, tags: ['test', '!dev', '!autodocs'], play: staysInside };
