import type { PkHall } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { Pressed } from '../shared/pressed.ts';

const Line = styled.section`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 24px;
  padding: 16px 24px;
  border: 1px solid var(--accent-line);
  border-radius: var(--r-card);
  background: var(--accent-soft);

  & > div {
    flex: 1;
  }
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & p {
    color: var(--ink-2);
  }
`;

export interface JoinCardProps {
  hall: Pick<PkHall, 'firstGift' | 'joined' | 'joinGift'>;
  join: Pressed;
  /** Points just given for joining. */
  gift: number;
  onJoin: () => void;
}

/** Offers to take part, with the points for it; afterwards confirms that they were given. */
export const JoinCard = observer(function JoinCard({ hall, join, gift, onJoin }: JoinCardProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  if (gift > 0) {
    return (
      <Notice tone="ok" live>
        {t('pk.join.done', { count: gift })}
      </Notice>
    );
  }
  if (hall.joined === 'Y') return null;
  const failure = join.failureOf();
  return (
    <Line>
      <div>
        <h2>{t('pk.join.title')}</h2>
        <p>
          {failure === undefined
            ? t('pk.join.text', { count: hall.joinGift, first: hall.firstGift })
            : failureText(failure)}
        </p>
      </div>
      <Button variant="accent" pending={join.isPending()} onClick={onJoin}>
        {t('pk.join.press')}
      </Button>
    </Line>
  );
});
