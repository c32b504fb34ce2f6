import type { LotteryPrize } from '@banyan/contracts/mall';
import { numberFormat } from '@banyan/core-screen';
import { Notice } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { DrawCheck } from './checkDraw.ts';

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  margin-block: 16px 0;
  counter-reset: step;

  & > li {
    display: grid;
    gap: 2px;
  }
  & > li > b::before {
    counter-increment: step;
    content: counter(step) '. ';
  }
  & code {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & [data-sound] {
    color: var(--ok);
  }
  & [data-unsound] {
    color: var(--danger);
  }
`;

export interface CheckPanelProps {
  check: DrawCheck;
  prizes: readonly LotteryPrize[];
}

/** A draw recalculated step by step, with inputs and results. */
export function CheckPanel({ check, prizes }: CheckPanelProps) {
  const { t, number, language } = useWords();
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const { draw, sound } = check;
  const all = sound.hash && sound.own && sound.number && sound.prize;
  const outcome = (ok: boolean) => (
    <span data-sound={ok ? '' : undefined} data-unsound={ok ? undefined : ''}>
      {ok ? t('lottery.matches') : t('lottery.differs')}
    </span>
  );
  const named = (id: number | null) => prizes.find((prize) => prize.id === id)?.name ?? t('lottery.otherPrize');
  return (
    <div>
      <Notice tone={all ? 'ok' : 'danger'} title={t('lottery.checked', { no: draw.nonce })} live>
        {all ? t('lottery.fair') : t('lottery.unfair')}
      </Notice>
      <Steps>
        <li>
          <b>{t('lottery.step.hash')}</b>
          <code>
            SHA-256({draw.seed} ‖ “{draw.terms}”)
          </code>
          <code>= {check.hash}</code>
          {outcome(sound.hash)}
        </li>
        <li>
          <b>{t('lottery.step.own')}</b>
          <code>{draw.own}</code>
          {outcome(sound.own)}
        </li>
        <li>
          <b>{t('lottery.step.number')}</b>
          <code>
            HMAC-SHA256(seed, “{draw.person}:{draw.nonce}:{draw.own}”) → {number(check.number)}
          </code>
          {outcome(sound.number)}
        </li>
        <li>
          <b>{t('lottery.step.prize')}</b>
          <span>{t('lottery.prizeAt', { name: named(check.prize), odds: percent.format(check.odds) })}</span>
          {outcome(sound.prize)}
        </li>
      </Steps>
    </div>
  );
}
