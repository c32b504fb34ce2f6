import type { LotteryDraw, LotteryPrize } from '@banyan/contracts/mall';
import { Moment } from '@banyan/core-screen/views';
import { Button, Dot, ListRow, Tag } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

export interface DrawRowProps {
  draw: LotteryDraw;
  /** The prize drawn and the prize given; undefined when it is no longer a prize. */
  drawn: LotteryPrize | undefined;
  given: LotteryPrize | undefined;
  pending: boolean;
  onCheck: () => void;
}

/** A draw: its result, and a button to recalculate it. */
export function DrawRow({ draw, drawn, given, pending, onCheck }: DrawRowProps) {
  const { t, number } = useWords();
  const instead = draw.drawn === draw.given ? null : t('lottery.instead', { name: drawn?.name ?? '' });
  return (
    <ListRow
      title={given?.name ?? t('lottery.otherPrize')}
      meta={
        <>
          <span>{t('lottery.nonce', { no: draw.nonce })}</span>
          <Dot />
          <span>{t('lottery.number', { number: number(draw.number) })}</span>
          {instead === null ? null : (
            <>
              <Dot />
              <span>{instead}</span>
            </>
          )}
        </>
      }
      aside={<Moment at={draw.at} />}
      actions={
        draw.seed === '' ? (
          <Tag>{t('lottery.sealed')}</Tag>
        ) : (
          <Button
            size="sm"
            pending={pending}
            onClick={onCheck}
            aria-label={t('lottery.checkNonce', { no: draw.nonce })}
          >
            {t('lottery.check')}
          </Button>
        )
      }
    />
  );
}
