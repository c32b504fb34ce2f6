import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/headings.tsx';
import { List, ListRow } from '../components/List.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { Tag } from '../components/Tag.tsx';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const words = {
  zh: {
    heading: (what: string) => `“${what}”的结果`,
    search: '搜索',
    asked: '抽样',
    other: '海带',
    kinds: ['课程', '考试', '培训'],
    tabs: '结果的种类',
    rows: [
      ['GB/T 2828.1 计数抽样：从查表到转移规则', '6 章，在学', 0],
      ['首件检验与过程巡检实务', '第 5 章里说到抽样', 0],
      ['抽样检验阶段测验', '11 月 24 日截止', 1],
    ] as const,
    none: (what: string) => `没有找到“${what}”`,
    noneText: '换个说法，或者只写其中一个词。',
    list: '结果',
  },
  en: {
    heading: (what: string) => `Results for “${what}”`,
    search: 'Search',
    asked: 'sampling',
    other: 'kelp',
    kinds: ['Courses', 'Exams', 'Trainings'],
    tabs: 'Kinds of results',
    rows: [
      ['GB/T 2828.1 sampling by attributes: tables and switching rules', '6 chapters, learning', 0],
      ['First-article and patrol inspection', 'Chapter 5 speaks of sampling', 0],
      ['Stage test in sampling', 'Due 24 November', 1],
    ] as const,
    none: (what: string) => `Nothing found for “${what}”`,
    noneText: 'Say it in other words, or with one of them.',
    list: 'Results',
  },
};
type Words = typeof words.zh | typeof words.en;

function Results({ t, begin }: { t: Words; begin: string }) {
  const [typed, setTyped] = useState(begin);
  const [asked, setAsked] = useState(begin);
  const [kind, setKind] = useState('0');
  const rows = asked === t.asked ? t.rows : [];
  const panel = (index: number) => {
    const found = rows.filter(([, , of]) => of === index);
    if (found.length === 0)
      return <EmptyState image="search" label={t.none(asked)} description={t.noneText} level={2} />;
    return (
      <List label={t.list} variant="card">
        {found.map(([title, meta]) => (
          <ListRow key={title} href={`#${title}`} title={title} meta={<Tag>{t.kinds[index]}</Tag>} aside={meta} />
        ))}
      </List>
    );
  };
  return (
    <Column data-fill="" style={{ gap: 24, maxWidth: 840 }}>
      <SearchForm label={t.search} value={typed} onChange={setTyped} onSearch={setAsked} />
      <PageTitle>{t.heading(asked)}</PageTitle>
      <Tabs
        label={t.tabs}
        selected={kind}
        onSelect={setKind}
        items={t.kinds.map((label, index) => ({
          id: String(index),
          label,
          count: rows.filter(([, , of]) => of === index).length,
          panel: panel(index),
        }))}
      />
    </Column>
  );
}

const meta: Meta = {
  title: 'patterns/Search results',
  parameters: {
    docs: {
      description: {
        component: [
          'What was asked stands in the box and in the title; kinds are tabs with their numbers; a row says what it is and why it',
          'is here.',
          '',
          '- The words stand in the address, so that a result can be sent and the back button leads to the last question.',
          '- The first tab with results is chosen; a kind without any stays, with 0, so that nothing moves.',
          '- **Nothing found** keeps the words and says what to try. It never shows something else instead without saying so.',
          '- While results come: skeletons in the shape of rows; the box can be typed in.',
          '',
          'Made of [SearchForm](?path=/docs/ui-forms-searchform--docs), [Tabs](?path=/docs/ui-navigation-tabs--docs), [List](?path=/docs/ui-data-list--docs), [EmptyState](?path=/docs/ui-feedback-emptystate--docs), [ListSkeleton](?path=/docs/ui-feedback-skeleton--docs).',
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
    const t = wordsOf<Words>(globals, words);
    return <Results t={t} begin={t.asked} />;
  },
};

/** A new search by keyboard. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf<Words>(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const box = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.clear(box);
    await userEvent.type(box, `${t.other}{Enter}`);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.heading(t.other));
    await expect(canvas.getByRole('heading', { level: 2, name: t.none(t.other) })).toBeVisible();
  },
};

export const NothingFound: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf<Words>(globals, words);
    return <Results t={t} begin={t.other} />;
  },
};
