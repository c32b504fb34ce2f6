import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { outOf, unbroken } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Card } from './Card.tsx';
import { SectionHeading } from './headings.tsx';
import { Dot } from './layout.tsx';

const meta: Meta<typeof Card> = {
  title: 'ui/Data/Card',
  component: Card,
  argTypes: {
    as: { control: 'select', options: ['div', 'section', 'article', 'aside', 'li', 'form'] },
    padding: { control: 'inline-radio', options: ['none', 'md', 'lg'] },
    children: { control: 'text' },
    ref: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof Card>;

/** Its HTML element follows its meaning; each property is a control. */
export const Default: Story = {
  args: { as: 'section', padding: 'lg' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Card {...args} aria-label={t.courses}>
        {args.children ?? (
          <>
            <SectionHeading level={3} size="sm" meta="7">
              {t.courses}
            </SectionHeading>
            <p>
              {t.courseTitle}
              <Dot />
              {t.courseSub}
            </p>
          </>
        )}
      </Card>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('region', { name: textsOf(globals).courses })).toBeVisible();
  },
};

export const Playground: Story = { ...Default };

export const States: Story = {
  render: (_args, { globals }) => (
    <Column data-fill="" style={{ maxWidth: 480 }}>
      {(['none', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {textsOf(globals).panel}
        </Card>
      ))}
    </Column>
  ),
};

/** User-written text stays inside the edge, also a word without a place to break. */
export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <Card as="section">
          <SectionHeading level={3} size="sm" meta={t.newCount}>
            {t.long}
          </SectionHeading>
          <p>{t.long}</p>
          <p>{unbroken}</p>
        </Card>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(outOf(canvasElement.querySelector('section') ?? canvasElement)).toBe('');
  },
};
