import type { LotteryHome } from '@banyan/contracts/mall';
import { useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Notice, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { Drum } from './Drum.tsx';
import { lotteryRefusalOf } from './lotteryRefusal.ts';
import type { DrawStore } from './DrawStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;

  & p[data-quiet] {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface DrawPanelProps {
  lottery: NonNullable<LotteryHome['lottery']>;
  mine: LotteryHome['mine'];
  store: DrawStore;
}

/** The drum with its button, why there is no draw, and the result of one. */
export const DrawPanel = observer(function DrawPanel({ lottery, mine, store }: DrawPanelProps) {
  const { t, number, points } = useWords();
  const failureText = useFailureText();
  const session = useSession();
  const { drawing, drawn, settled, turning } = store;
  const failure = drawing.failureOf();
  const refusal = lotteryRefusalOf(failure);
  const won = drawn === null || !settled ? undefined : store.prize(drawn.draw.given);
  const why =
    mine === null
      ? null
      : mine.left === 0
        ? t('lottery.refusal.limit')
        : mine.points < lottery.cost
          ? t('lottery.refusal.points')
          : null;
  return (
    <Parts>
      <Drum
        label={t('lottery.prizes')}
        prizes={lottery.prizes}
        target={drawn?.draw.given ?? null}
        onRest={() => store.settle()}
      >
        {mine === null ? (
          <Button variant="primary" size="lg" onClick={() => session.requireLogin()}>
            {t('lottery.login')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            pending={drawing.isPending() || turning}
            // It keeps the focus when the last draw has disabled it.
            shut={why !== null}
            onClick={() => void store.run()}
          >
            {t('lottery.draw')}
          </Button>
        )}
        <p data-quiet="">{t('lottery.each', { points: points(lottery.cost) })}</p>
        {mine === null ? null : (
          <p data-quiet="">{t('lottery.leftToday', { count: mine.left, formatted: number(mine.left) })}</p>
        )}
      </Drum>
      <div aria-live="polite">
        {won === undefined || drawn === null ? null : (
          <Notice
            tone={won.kind === 'nothing' ? 'info' : 'ok'}
            title={won.kind === 'nothing' ? t('lottery.wonNothing') : t('lottery.won', { name: won.name })}
            action={
              drawn.exchangeId === null ? undefined : (
                <TextLink href={mallLinks.points.href({ view: 'exchanges' })}>{t('lottery.toExchange')}</TextLink>
              )
            }
          >
            {drawn.draw.drawn === drawn.draw.given
              ? t('lottery.pointsNow', { points: points(drawn.points) })
              : t('lottery.wonInstead', { name: store.prize(drawn.draw.drawn)?.name ?? '' })}
          </Notice>
        )}
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {refusal === null ? failureText(failure, t('refusal.kept')) : t(`lottery.refusal.${refusal}`)}
        </Notice>
      )}
      {failure === undefined && why !== null && !turning ? <Notice tone="warn">{why}</Notice> : null}
    </Parts>
  );
});
