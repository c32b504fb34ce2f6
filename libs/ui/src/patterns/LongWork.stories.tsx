import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button.tsx';
import { List, ListRow } from '../components/List.tsx';
import { ProgressBar } from '../components/Progress.tsx';
import { Tag } from '../components/Tag.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { wordsOf } from '../story-kit/texts.ts';

const words = {
  zh: {
    list: '导出',
    title: '11 月学习记录，质量部，2,318 人',
    start: '导出学习记录',
    waiting: '排在第 2 个，前面还有约 1 分钟',
    running: (done: string) => `已整理 ${done} 人，约剩 40 秒。可以离开这一页，好了会发消息。`,
    failed: '第 1,204 人起没有整理完：服务器忙。整理好的部分还在，接着做不会重来。',
    done: '好了，1.8 MB，保留到 11 月 27 日',
    progress: '整理进度',
    cancel: '取消',
    resume: '接着做',
    download: '下载',
    states: { waiting: '排队', running: '进行中', failed: '停下了', done: '完成' },
    told: '学习记录整理好了，可以下载。',
  },
  en: {
    list: 'Exports',
    title: 'Learning records of November, Quality, 2,318 people',
    start: 'Export the learning records',
    waiting: 'Second in line, about 1 minute before it begins',
    running: (done: string) =>
      `${done} people done, about 40 seconds left. You may leave; a message comes when it is ready.`,
    failed: 'Stopped at person 1,204: the server is busy. What is done is kept; going on does not begin anew.',
    done: 'Ready, 1.8 MB, kept until 27 November',
    progress: 'Progress of the export',
    cancel: 'Cancel',
    resume: 'Go on',
    download: 'Download',
    states: { waiting: 'In line', running: 'Under way', failed: 'Stopped', done: 'Ready' },
    told: 'The learning records are ready to download.',
  },
};
type Words = typeof words.zh;
type State = keyof Words['states'];

const tones = { waiting: undefined, running: undefined, failed: 'danger', done: 'ok' } as const;

interface JobProps {
  t: Words;
  state: State;
  /** Progress, 0 to 1. */
  share?: number;
  onPress?: () => void;
}

function Job({ t, state, share = 0, onPress }: JobProps) {
  const people = Math.round(2318 * share).toLocaleString('en');
  const says: Record<State, ReactNode> = {
    waiting: t.waiting,
    running: t.running(people),
    failed: t.failed,
    done: t.done,
  };
  const action = { waiting: t.cancel, running: t.cancel, failed: t.resume, done: t.download }[state];
  return (
    <List label={t.list} variant="card">
      <ListRow
        leading={<FileSpreadsheet size={20} aria-hidden="true" />}
        title={t.title}
        meta={
          <div style={{ display: 'grid', gap: 8, width: '100%' }}>
            {says[state]}
            {state === 'running' || state === 'failed' ? <ProgressBar label={t.progress} value={share} /> : null}
          </div>
        }
        aside={<Tag tone={tones[state]}>{t.states[state]}</Tag>}
        actions={
          <Button size="sm" variant={state === 'done' ? 'accent' : 'normal'} onClick={onPress}>
            {action}
          </Button>
        }
      />
    </List>
  );
}

/** Runs by itself, to try leaving and coming back. */
function Running({ t }: { t: Words }) {
  const [share, setShare] = useState<number>();
  const on = share !== undefined && share < 1;
  useEffect(() => {
    if (!on) return;
    const clock = setInterval(() => setShare((now = 0) => Math.min(1, now + 0.1)), 120);
    return () => clearInterval(clock);
  }, [on]);
  if (share === undefined) return <Button onClick={() => setShare(0)}>{t.start}</Button>;
  return (
    <>
      <Job t={t} state={share < 1 ? 'running' : 'done'} share={share} onPress={() => setShare(undefined)} />
      <VisuallyHidden role="status">{share < 1 ? '' : t.told}</VisuallyHidden>
    </>
  );
}

const onPress = fn();

const meta: Meta = {
  title: 'patterns/Long-running work',
  parameters: {
    docs: {
      description: {
        component: [
          'Uploads, exports, transcoding, handing in: whatever may take longer than a few seconds gets a row of its own that',
          'outlives the page it was started from.',
          '',
          '- It says **how far** it is in the things that are counted (people, megabytes, pages), and how long it will take once',
          '  that can be known.',
          '- It says that one may **leave**, and how one will hear of the end. Coming back shows where it stands.',
          '- It can be cancelled; a stop keeps what is done and goes on from there.',
          '- The end is **told**: a message where one is now, read aloud; the result waits with a date.',
          '',
          'Shorter than that: the button shows that it works (`pending`). Files: `Upload` of `@banyan/ui/upload` has all of this.',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: (_args, { globals }) => <Running t={wordsOf(globals, words)} />,
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals, words);
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: t.start }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('progressbar', { name: t.progress })).toBeVisible();
    await expect(await canvas.findByText(t.told)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t.download })).toBeEnabled();
  },
};

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const t = wordsOf(globals, words);
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <Job t={t} state="waiting" />
        <Job t={t} state="running" share={0.62} />
        <Job t={t} state="failed" share={0.52} onPress={onPress} />
        <Job t={t} state="done" />
      </div>
    );
  },
};
