import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/headings.tsx';
import { List, ListRow } from '../components/List.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { Tag } from '../components/Tag.tsx';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const words = {
  zh: {
    heading: '消息',
    list: '消息列表',
    show: '看哪些',
    all: '全部',
    unread: '未读',
    isUnread: '未读',
    readAll: '全部标为已读',
    none: '没有未读消息',
    noneText: '新消息到了会在铃铛上显示。',
    messages: [
      ['1', '你的作业批改好了：8D 报告', '陈国栋：原因分析再往下问一层', '10:05', true],
      ['2', '考试快截止：抽样检验阶段测验', '还剩 3 小时', '09:00', true],
      ['3', '证书已生成：叉车安全复训', '可以在“我的证书”里下载', '昨天', false],
    ] as const,
  },
  en: {
    heading: 'Messages',
    list: 'List of messages',
    show: 'Which to see',
    all: 'All',
    unread: 'Unread',
    isUnread: 'Unread',
    readAll: 'Mark all as read',
    none: 'Nothing unread',
    noneText: 'What is new shows on the bell.',
    messages: [
      ['1', 'Your homework was marked: 8D report', 'Guodong Chen: ask once more why', '10:05', true],
      ['2', 'Due soon: stage test in sampling', '3 hours left', '09:00', true],
      ['3', 'Your certificate: forklift safety', 'To be had in “My certificates”', 'Yesterday', false],
    ] as const,
  },
};
type Words = typeof words.zh | typeof words.en;

function Inbox({ t, begin }: { t: Words; begin: 'all' | 'unread' }) {
  const [which, setWhich] = useState(begin);
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(begin === 'unread' ? t.messages.map(([id]) => id) : []),
  );
  const isNew = ([id, , , , unread]: Words['messages'][number]) => unread && !read.has(id);
  const unread = t.messages.filter(isNew).length;
  const shown = which === 'all' ? t.messages : t.messages.filter(isNew);
  return (
    <Column data-fill="" style={{ gap: 24, maxWidth: 840 }}>
      <PageTitle>{t.heading}</PageTitle>
      <Row>
        <SegmentedControl
          label={t.show}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: t.all },
            { value: 'unread', label: `${t.unread} ${unread}` },
          ]}
        />
        {unread === 0 ? null : (
          <Button size="sm" variant="ghost" onClick={() => setRead(new Set(t.messages.map(([id]) => id)))}>
            {t.readAll}
          </Button>
        )}
      </Row>
      {shown.length === 0 ? (
        <EmptyState image="mail" label={t.none} description={t.noneText} level={2} />
      ) : (
        <List label={t.list} variant="card">
          {shown.map((message) => {
            const [id, title, text, time] = message;
            return (
              <ListRow
                key={id}
                onPress={() => setRead(new Set([...read, id]))}
                title={isNew(message) ? <b>{title}</b> : title}
                meta={text}
                aside={time}
                leading={isNew(message) ? <Tag tone="accent">{t.isUnread}</Tag> : undefined}
              />
            );
          })}
        </List>
      )}
    </Column>
  );
}

const meta: Meta = {
  title: 'patterns/Inbox',
  parameters: {
    docs: {
      description: {
        component: [
          'What came in, the newest first. A row says what happened, to what, and when; it leads to the thing itself, not to a',
          'page that says the same again.',
          '',
          '- **Unread** is bold and says so in a word, so that colour and weight do not speak alone. Opening it reads it.',
          '- The number of unread ones is the same here, on the bell and in the title of the page.',
          '- “Mark all as read” is there only while something is unread, and can be undone from its toast.',
          '- Nothing is deleted by reading it. What is due stands among the tasks, not here alone.',
          '',
          'Made of [SegmentedControl](?path=/docs/ui-forms-segmentedcontrol--docs), [List](?path=/docs/ui-data-list--docs), [Tag](?path=/docs/ui-data-tag--docs), [EmptyState](?path=/docs/ui-feedback-emptystate--docs); with boxes, [BulkBar](?path=/docs/ui-data-bulkbar--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => <Inbox t={wordsOf<Words>(globals, words)} begin="all" />,
};

/** Opening a message marks it as read; one button marks all. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf<Words>(globals, words);
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: new RegExp(t.messages[0][1]) });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: `${t.unread} 1` })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t.readAll }));
    await userEvent.click(canvas.getByRole('radio', { name: `${t.unread} 0` }));
    await expect(canvas.getByText(t.none)).toBeVisible();
  },
};

export const NothingUnread: Story = {
  render: (_args, { globals }) => <Inbox t={wordsOf<Words>(globals, words)} begin="unread" />,
};
