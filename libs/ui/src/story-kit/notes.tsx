import styled from 'styled-components';
import { Avatar } from '../components/Avatar.tsx';
import { Button } from '../components/Button.tsx';

/** A note on a person's action. */
export interface Note {
  id: string;
  name: string;
  text: string;
}

/** Words of the stories of long lists. */
export const noteTexts = {
  zh: {
    label: '学习动态',
    names: ['李思远', '欧阳雪晴', '赵敏', '陈国栋', '何佳怡'],
    did: [
      '学完了一章',
      '通过了阶段测验',
      '写了一条笔记：先看过程能力，再看后果有多严重，最后才定巡检频次',
      '收藏了课程',
    ],
    earlier: '取更早的 20 条',
    words: { more: '再看一些', loading: '正在取', failed: '没取到', retry: '重试', end: '都在这里了' },
    jump: '到第 50,000 条',
    reply: '回复',
  },
  en: {
    label: 'What happens',
    names: ['Siyuan Li', 'Xueqing Ouyang', 'Min Zhao', 'Guodong Chen', 'Jiayi He'],
    did: [
      'finished a chapter',
      'passed the stage test',
      'wrote a note: look at the capability first, then at what is at stake, and only then decide how often to go round',
      'saved a course',
    ],
    earlier: 'Earlier 20',
    words: { more: 'More', loading: 'Loading', failed: 'Not got', retry: 'Try again', end: 'That is all' },
    jump: 'Go to 50,000',
    reply: 'Reply',
  },
};

export type NoteTexts = typeof noteTexts.zh;

const note = (t: NoteTexts, index: number): Note => ({
  id: `n${index}`,
  name: t.names[((index % 5) + 5) % 5] ?? '',
  text: `#${index} ${t.did[((index % 4) + 4) % 4] ?? ''}`,
});
/** The given number of notes, starting at `from`; numbers below 0 are earlier ones. */
export const notes = (t: NoteTexts, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => note(t, from + at));

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 20px;
  border-block-end: 1px solid var(--line);

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** A surface for a list. */
export const Frame = styled.div`
  max-width: 560px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;
`;

/** Renders a note. */
export const line = (t: NoteTexts) =>
  function line({ name, text }: Note) {
    return (
      <Line>
        <Avatar name={name} />
        <div>
          <b>{name}</b> {text}
        </div>
        <Button size="sm" variant="ghost">
          {t.reply}
        </Button>
      </Line>
    );
  };
