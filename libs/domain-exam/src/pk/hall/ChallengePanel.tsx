import type { ChallengeQuery, PkHall } from '@banyan/contracts/exam';
import { Button, Checkbox, FilterMenu, Notice, SegmentedControl } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useChallengeFailure } from '../shared/useChallengeFailure.ts';
import { DuelMark } from './DuelMark.tsx';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 16px;
  align-items: center;
  padding-block: 28px;
  padding-inline: 32px 40px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--paper);

  & > div > p:first-child {
    font-size: var(--t12);
    color: var(--ink-2);
  }
  & h2 {
    margin-top: 2px;
    font-size: var(--t24);
    line-height: 34px;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 20px;
`;

const Act = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: 24px;

  & > p {
    max-width: 30em;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

/** Choices for a new battle. */
export interface ChosenChallenge {
  readonly bank: number;
  readonly anonymous: 'Y' | 'N';
}

export interface ChallengePanelProps {
  hall: Pick<PkHall, 'banks' | 'firstGift'>;
  query: ChallengeQuery;
  onChoose: (query: ChallengeQuery) => void;
  pending: boolean;
  failure: unknown;
  /** Looks for any opponent. */
  onFind: (chosen: ChosenChallenge) => void;
  /** Chooses a colleague. */
  onPick: (chosen: ChosenChallenge) => void;
}

/** Form for a new battle: the opponent, the subject, by name or anonymous. */
export function ChallengePanel({ hall, query, pending, failure, onChoose, onFind, onPick }: ChallengePanelProps) {
  const { t } = useWords();
  const whyNot = useChallengeFailure();
  const { anonymous, who } = query;
  const chosen = hall.banks.find(({ id }) => id === query.bank);
  // An address may name a deleted bank.
  const bank = chosen?.id ?? 0;
  const press = () => (who === 'random' ? onFind : onPick)({ bank, anonymous: anonymous ? 'Y' : 'N' });
  return (
    <Panel aria-label={t('pk.challenge.title')}>
      <div>
        <p>{hall.firstGift > 0 ? t('pk.challenge.first', { count: hall.firstGift }) : t('pk.challenge.kicker')}</p>
        <h2>{t('pk.challenge.title')}</h2>
        <Choices>
          <SegmentedControl
            label={t('pk.challenge.who')}
            options={[
              { value: 'random', label: t('pk.challenge.random') },
              { value: 'colleague', label: t('pk.challenge.colleague') },
            ]}
            value={who}
            onChange={(value) => onChoose({ ...query, who: value })}
          />
          <FilterMenu
            label={t('pk.challenge.bank')}
            shown={chosen?.name ?? t('pk.challenge.allBanks')}
            mode="single"
            options={[
              { value: '0', label: t('pk.challenge.allBanks') },
              ...hall.banks.map(({ id, name, questions }) => ({ value: String(id), label: name, count: questions })),
            ]}
            selected={bank === 0 ? [] : [String(bank)]}
            onChange={([value]) => onChoose({ ...query, bank: Number(value ?? 0) })}
          />
          <Checkbox checked={anonymous} onChange={({ target }) => onChoose({ ...query, anonymous: target.checked })}>
            {t('pk.challenge.anonymous')}
          </Checkbox>
        </Choices>
        <Act>
          <Button variant="primary" size="lg" pending={pending} onClick={press}>
            {t(who === 'random' ? 'pk.challenge.find' : 'pk.challenge.pick')}
          </Button>
          <p>{t(who === 'random' ? 'pk.challenge.randomText' : 'pk.challenge.colleagueText')}</p>
        </Act>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {whyNot(failure)}
          </Notice>
        )}
      </div>
      <DuelMark />
    </Panel>
  );
}
