import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Button } from '../components/Button.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageTitle, SectionHeading } from '../components/headings.tsx';
import { List, ListRow } from '../components/List.tsx';
import { DetailSkeleton } from '../components/ScreenSkeletons.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { Tag } from '../components/Tag.tsx';
import { Column } from '../story-kit/Sheet.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const words = {
  zh: {
    here: '当前位置',
    crumbs: ['培训', '班组长能力提升营'],
    title: '班组长能力提升营',
    sub: '12 月 2 日到 12 月 20 日，三号楼 201，报名到周五 18:00',
    state: '报名中',
    enrol: '报名',
    share: '分享',
    tabs: ['介绍', '阶段', '材料'],
    tabsLabel: '培训的内容',
    text: '四个阶段，从现场管理到带教。每个阶段有一次线下课和一份作业，全部通过发结业证书。',
    stages: ['现场管理', '质量与改善', '沟通与带教', '结业答辩'],
    materials: '还没有材料，开班前一天发到这里。',
    facts: '要点',
    rows: [
      ['讲师', '陈国栋'],
      ['名额', '剩 6 席'],
      ['学分', '4'],
    ],
    related: '也有人报',
    others: ['8D 报告训练营', '内训师认证'],
    loading: '培训正在取来',
    failed: '培训没有取到',
    failedText: '服务器 10 秒没有回应。',
    retry: '重试',
    long: '班组长现场管理、质量改善、沟通带教与安全生产综合能力提升训练营（精密制造方向，第二十七期，含结业答辩）',
  },
  en: {
    here: 'You are here',
    crumbs: ['Training', 'Team leader camp'],
    title: 'Team leader camp',
    sub: '2 to 20 December, building 3, room 201. Registration until Friday, 18:00',
    state: 'Open',
    enrol: 'Register',
    share: 'Share',
    tabs: ['About', 'Stages', 'Material'],
    tabsLabel: 'Contents of the training',
    text: 'Four stages from the shop floor to coaching. Each has a lesson on site and a homework; passing all brings the certificate.',
    stages: ['Shop floor', 'Quality and improvement', 'Talking and coaching', 'Final defence'],
    materials: 'No material yet. It comes the day before the training begins.',
    facts: 'At a glance',
    rows: [
      ['Lecturer', 'Guodong Chen'],
      ['Places', '6 left'],
      ['Credits', '4'],
    ],
    related: 'Others chose',
    others: ['8D report camp', 'Certified in-house trainer'],
    loading: 'The training is on its way',
    failed: 'The training did not arrive',
    failedText: 'The server did not answer within 10 seconds.',
    retry: 'Try again',
    long: 'Camp for team leaders in shop floor management, quality improvement, communication, coaching and safety in precision manufacturing, 27th edition with final defence',
  },
};
type Words = typeof words.zh;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px;
  align-items: start;

  & > aside {
    display: grid;
    gap: 32px;
  }
`;

function Detail({ t, title = t.title }: { t: Words; title?: string }) {
  const [tab, setTab] = useState('0');
  const panels = [
    <p key="about">{t.text}</p>,
    <List key="stages" label={t.tabs[1] ?? ''}>
      {t.stages.map((stage, i) => (
        <ListRow key={stage} title={stage} leading={i + 1} />
      ))}
    </List>,
    <p key="materials">{t.materials}</p>,
  ];
  return (
    <Column data-fill="" style={{ marginInline: 'auto' }}>
      <PageTitle
        before={
          <Breadcrumbs label={t.here} items={[{ label: t.crumbs[0] ?? '', href: '#training' }, { label: title }]} />
        }
        description={t.sub}
        actions={
          <>
            <Button>{t.share}</Button>
            <Button variant="primary">{t.enrol}</Button>
          </>
        }
      >
        {title} <Tag tone="ok">{t.state}</Tag>
      </PageTitle>
      <Frame>
        <Tabs
          label={t.tabsLabel}
          selected={tab}
          onSelect={setTab}
          items={t.tabs.map((label, i) => ({ id: String(i), label, panel: panels[i] }))}
        />
        <aside>
          <section>
            <SectionHeading size="sm">{t.facts}</SectionHeading>
            <Facts rows={t.rows.map(([name = '', value]) => ({ name, value }))} />
          </section>
          <section>
            <SectionHeading size="sm">{t.related}</SectionHeading>
            <List label={t.related}>
              {t.others.map((other) => (
                <ListRow key={other} title={other} href={`#${other}`} />
              ))}
            </List>
          </section>
        </aside>
      </Frame>
    </Column>
  );
}

const meta: Meta = {
  title: 'patterns/Detail page',
  parameters: {
    docs: {
      description: {
        component: [
          'One thing. The head says what it is, in which state, until when, and has the one main action; what there is to',
          'read stands in tabs below; at the side what one looks up (facts) and what one goes on to (related).',
          '',
          '- The main action stands in the head, not at the end of the page, and says its reason when it cannot be pressed.',
          '- A tab is in the address. A tab with nothing in it says what will be there.',
          '- Head, tabs and side are fetched apart: a failure of one leaves the others alone.',
          '- Long names wrap; nothing is cut.',
          '',
          'Made of [PageTitle](?path=/docs/ui-foundations-layout--docs), [Breadcrumbs](?path=/docs/ui-navigation-breadcrumbs--docs), [Tabs](?path=/docs/ui-navigation-tabs--docs), [Facts](?path=/docs/ui-data-facts--docs), [List](?path=/docs/ui-data-list--docs).',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => <Detail t={wordsOf(globals, words)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(t.stages[3] ?? '')).toBeVisible();
  },
};

export const Loading: Story = {
  render: (_args, { globals }) => <DetailSkeleton label={wordsOf(globals, words).loading} />,
};

export const Failed: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return <ErrorState title={t.failed} text={t.failedText} retryText={t.retry} onRetry={() => undefined} level={2} />;
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return <Detail t={t} title={t.long} />;
  },
};
