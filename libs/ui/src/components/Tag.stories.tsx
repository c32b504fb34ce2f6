import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Tag } from './Tag.tsx';

const lock = <Lock size={12} aria-hidden="true" />;
const tones = ['neutral', 'ok', 'warn', 'danger', 'info', 'accent'] as const;

const meta: Meta<typeof Tag> = {
  title: 'ui/Data/Tag',
  component: Tag,
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    icon: { control: 'inline-radio', options: ['none', 'lock'], mapping: { none: undefined, lock } },
    children: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<typeof Tag>;

/** Each property is a control. */
export const Default: Story = {
  args: { tone: 'ok' },
  render: (args, { globals }) => <Tag {...args}>{args.children ?? textsOf(globals).tags[1]}</Tag>,
};

export const Playground: Story = { ...Default };

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Row>
        {tones.map((tone, index) => (
          <Tag key={tone} tone={tone}>
            {t.tags[index]}
          </Tag>
        ))}
        <Tag icon={lock}>{t.disabled}</Tag>
      </Row>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Column>
          <Tag tone="warn">{t.long}</Tag>
          <Tag icon={lock}>{t.long}</Tag>
        </Column>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { long } = textsOf(globals);
    const [words] = within(canvasElement).getAllByText(long);
    await userEvent.hover(words ?? canvasElement);
    await expect(words).toHaveAttribute('title', long);
    const narrow = canvasElement.querySelector('div');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
