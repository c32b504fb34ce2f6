import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { staysInside } from '../story-kit/long-words.ts';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { PageTitle, SectionHeading } from './headings.tsx';

const meta: Meta<typeof SectionHeading> = {
  title: 'ui/Foundations/Headings',
  component: SectionHeading,
  subcomponents: { PageTitle },
  argTypes: {
    level: { control: 'inline-radio', options: [2, 3] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    meta: { control: 'text' },
    children: { control: 'text' },
    actions: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof SectionHeading>;

/** One `h1` for the screen, the outline below it without a gap. */
export const Default: Story = {
  tags: ['english-dark-mirrored'],
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const [a = '', b = '', c = ''] = t.crumbs;
    return (
      <Column data-fill="">
        <PageTitle
          size="sm"
          before={
            <Breadcrumbs label={t.here} items={[{ label: a, href: '#a' }, { label: b, href: '#b' }, { label: c }]} />
          }
          actions={
            <Button variant="ghost" icon={<Star size={16} aria-hidden="true" />}>
              {t.favourite}
            </Button>
          }
        >
          {t.courseTitle}
        </PageTitle>
        <section>
          <SectionHeading meta={t.newCount} more={{ label: t.allCourses, href: '#all' }}>
            {t.newCourses}
          </SectionHeading>
          <Card>
            <SectionHeading level={3} size="sm" meta="7">
              {t.courses}
            </SectionHeading>
            <p>{t.courseSub}</p>
          </Card>
        </section>
      </Column>
    );
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.courseTitle);
    await expect(canvas.getByRole('heading', { level: 2, name: t.newCourses })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: t.courses })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.allCourses })).toHaveAttribute('href', '#all');
  },
};

export const Playground: Story = {
  args: { level: 2, size: 'md', meta: '12', more: { label: 'More', href: '#more' } },
  render: (args, { globals }) => (
    <SectionHeading {...args}>{args.children ?? textsOf(globals).newCourses}</SectionHeading>
  ),
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <PageTitle description={t.long}>{t.long}</PageTitle>
        <SectionHeading more={{ label: t.allCourses, href: '#all' }}>{t.long}</SectionHeading>
        <SectionHeading actions={<Button size="sm">{t.clear}</Button>}>{t.long}</SectionHeading>
      </Narrow>
    );
  },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: staysInside,
};

export const DarkMirroredTest: Story = {
  ...Default,
  globals: { appearance: 'dark', language: 'en', direction: 'rtl' },
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = textsOf(globals);
    const canvas = within(canvasElement);
    const more = canvas.getByRole('link', { name: t.allCourses }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 2, name: t.newCourses }).getBoundingClientRect();
    await expect(more.right).toBeLessThan(heading.left);
  },
};
