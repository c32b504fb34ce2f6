import type { PkBattleRow } from '@banyan/contracts/exam';
import { Moment } from '@banyan/core-screen/views';
import { Button, Dot, Tag, UiLink } from '@banyan/ui';
import { useWords } from '../../shared/useWords.ts';
import { examLinks } from '../../exam.links.ts';
import { Fighter } from '../shared/Fighter.tsx';
import { ScoreBars } from '../shared/ScoreBars.tsx';
import { opponentOf, useFighterName } from '../shared/useFighterName.ts';
import { BattleLine } from './battle-line.ts';

export interface PastBattleProps {
  row: PkBattleRow;
  pending: boolean;
  onAgain: () => void;
}

/** A finished battle, with a button for another one. */
export function PastBattle({ row, pending, onAgain }: PastBattleProps) {
  const { t } = useWords();
  const nameOf = useFighterName();
  const who = opponentOf(row);
  const fought = row.state === 'finished';
  const word = row.outcome ?? (row.state === 'declined' ? 'declined' : 'expired');
  return (
    <BattleLine>
      <Fighter who={who} size={36} />
      <div>
        <UiLink href={examLinks.pkBattle.href(row.id)}>
          <b>{nameOf(who)}</b>
        </UiLink>
        <small>
          {row.title === '' ? t('pk.mixed') : row.title}
          <Dot />
          <Moment at={row.endedAt ?? row.createdAt} />
        </small>
      </div>
      {fought ? <ScoreBars own={row.own.scores} their={row.opponent?.scores ?? []} total={row.total} /> : <span />}
      {fought ? (
        <span data-points="">
          <b>{row.own.points}</b>
          <i>:</i>
          {row.opponent?.points ?? 0}
        </span>
      ) : (
        <span />
      )}
      <span>
        <Tag tone={word === 'won' ? 'ok' : 'neutral'}>{t(`pk.outcome.${word}`)}</Tag>
      </span>
      {who === null ? (
        <span />
      ) : (
        <Button
          size="sm"
          pending={pending}
          aria-label={t('pk.history.againWith', { name: nameOf(who) })}
          onClick={onAgain}
        >
          {t('pk.history.again')}
        </Button>
      )}
    </BattleLine>
  );
}
