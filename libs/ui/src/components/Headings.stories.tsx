import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { Column, Narrow } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { PageTitle, SectionHeading } from './headings.tsx';
import { Dot, SkipLink } from './layout.tsx';
import { expect, userEvent, within } from 'storybook/test';

const meta: Meta<typeof SectionHeading> = {
  title: 'ui/Titles, Card, Breadcrumbs',
  component: SectionHeading,
  subcomponents: { PageTitle, Breadcrumbs, Card, SkipLink },
};
export default meta;
type Story = StoryObj<typeof SectionHeading>;

export const Default: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    const [a, b, c] = t.crumbs;
    return (
      <Column data-fill="">
        <PageTitle
          size="sm"
          before={
            <Breadcrumbs
              label={t.here}
              items={[{ label: a ?? '', href: '#a' }, { label: b ?? '', href: '#b' }, { label: c ?? '' }]}
            />
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
            <p>
              {t.courseTitle}
              <Dot />
              {t.courseSub}
            </p>
          </Card>
        </section>
      </Column>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Narrow>
        <PageTitle description={t.long}>{t.long}</PageTitle>
        <SectionHeading more={{ label: t.allCourses, href: '#all' }}>{t.long}</SectionHeading>
        <Breadcrumbs label={t.here} items={[{ label: t.long, href: '#a' }, { label: t.long }]} />
      </Narrow>
    );
  },
};

export const Skip: Story = {
  render: (_args, { globals }) => (
    <>
      <SkipLink target="content">{textsOf(globals).skip}</SkipLink>
      <main id="content" tabIndex={-1}>
        {textsOf(globals).panel}
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

export const English: Story = { ...Default, globals: { language: 'en' } };
export const Dark: Story = { ...Default, globals: { appearance: 'dark' } };
