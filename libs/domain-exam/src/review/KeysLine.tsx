import { Kbd } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  padding-top: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > small {
    margin-inline-start: auto;
    font-size: inherit;
    color: var(--ink-3);
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

/** Keys as on the keyboard, beside the message that describes them. */
const markingKeys = [
  [['0', '–', '9'], 'review.keys.digit'],
  [['J', 'K'], 'review.keys.criterion'],
  [['G'], 'review.keys.ask'],
  [['A'], 'review.keys.take'],
  [['C'], 'review.keys.comment'],
  [['Ctrl', '↵'], 'review.keys.send'],
  [['S'], 'review.keys.skip'],
  [['N', 'P'], 'review.keys.step'],
  [['U'], 'review.keys.undo'],
] as const;

export interface KeysLineProps {
  /** Answers that the viewer has marked today. */
  today: number;
  /** When the paper that waits longest was handed in, epoch ms; null: none waits. */
  oldestAt: number | null;
}

/** The keys of the desk below it, and the progress of the work. */
export const KeysLine = observer(function KeysLine({ today, oldestAt }: KeysLineProps) {
  const { t, number } = useWords();
  const { when } = useWhen();
  return (
    <Line>
      {markingKeys.map(([names, text]) => (
        <span key={text}>
          {names.map((name) => (name === '–' ? <i key={name}>{name}</i> : <Kbd key={name}>{name}</Kbd>))}
          {t(text)}
        </span>
      ))}
      <small>
        {[
          today === 0 ? '' : t('review.today', { count: today, formatted: number(today) }),
          oldestAt === null ? '' : t('review.oldest', { when: when(oldestAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </Line>
  );
});
