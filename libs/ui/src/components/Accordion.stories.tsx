import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Narrow } from '../story-kit/Sheet.tsx';
import { textsOf, wordsOf } from '../story-kit/texts.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const words = {
  zh: {
    parts: [
      ['补考有几次？', '每门考试补考两次，第二次在第一次之后满 7 天。补考成绩按最高一次记。'],
      ['学时没有记上怎么办？', '先看播放器下面的本章进度。漏看的一段补看以后，学时在一分钟内补上。'],
      ['证书在哪里下载？', '“我的证书”里，通过后第二天生成。'],
    ],
    meta: '3 条',
  },
  en: {
    parts: [
      [
        'How often can I resit?',
        'Twice for each exam, the second time 7 days after the first. The best result counts.',
      ],
      [
        'What if study time is missing?',
        'Look at the progress below the player. Watch what was skipped, and it is added.',
      ],
      ['Where are my certificates?', 'In “My certificates”, from the day after you pass.'],
    ],
    meta: '3 answers',
  },
};

const itemsOf = (globals: Readonly<Record<string, unknown>>, open?: number): AccordionItem[] =>
  wordsOf(globals, words).parts.map(([title, content], index) => ({
    id: String(index),
    title,
    content,
    open: index === open,
  }));

const meta: Meta<typeof Accordion> = {
  title: 'ui/Data/Accordion',
  component: Accordion,
  argTypes: { items: { control: false }, level: { control: 'inline-radio', options: [2, 3, 4] } },
  parameters: {
    docs: {
      description: {
        component: [
          'Parts of a page that are read one at a time.',
          '',
          '**When**: questions and answers, chapters of a syllabus, settings that few change. **When not**: what everybody has to',
          'read, or compares with its neighbour (show it all); views of one thing (`Tabs`); a tree (`CategoryTree`).',
          '',
          '| key | does |',
          '| --- | --- |',
          '| Tab | to the next title |',
          '| Enter, space | opens or closes |',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Default: Story = { render: (_args, { globals }) => <Accordion items={itemsOf(globals)} /> };

/** Reached with Tab; with `single` one at a time. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  render: (_args, { globals }) => <Accordion items={itemsOf(globals)} single />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const [first, second] = wordsOf(globals, words).parts;
    await userEvent.tab();
    await expect(canvas.getByText(first?.[0] ?? '').closest('summary')).toHaveFocus();
    // Keys of a summary are the browser's own, and simulated events do not trigger them.
    await userEvent.click(canvas.getByText(first?.[0] ?? ''));
    await expect(canvas.getByText(first?.[1] ?? '')).toBeVisible();
    await userEvent.click(canvas.getByText(second?.[0] ?? ''));
    await expect(canvas.getByText(second?.[1] ?? '')).toBeVisible();
    await expect(canvas.getByText(first?.[1] ?? '')).not.toBeVisible();
  },
};

export const Playground: Story = {
  args: { single: false, level: 3 },
  render: (args, { globals }) => <Accordion {...args} items={itemsOf(globals, 0)} />,
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => (
    <Accordion items={itemsOf(globals, 1).map((item) => ({ ...item, meta: wordsOf(globals, words).meta }))} />
  ),
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const { long } = textsOf(globals);
    const items = [
      { id: 'a', title: long, meta: long, content: long, open: true },
      { id: 'b', title: unbroken, content: unbroken, open: true },
    ];
    return (
      <Narrow>
        <Accordion items={items} />
      </Narrow>
    );
  },
};

export const LongTextTest: Story = { ...LongText, tags: ['test', '!dev', '!autodocs'], play: staysInside };
