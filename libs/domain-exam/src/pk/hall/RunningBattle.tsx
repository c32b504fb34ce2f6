import type { PkBattleRow } from '@banyan/contracts/exam';
import { Dot, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { examLinks } from '../../exam.links.ts';
import { useWhen } from '../../shared/useWhen.ts';
import { useWords } from '../../shared/useWords.ts';
import { Fighter } from '../shared/Fighter.tsx';
import { ScoreBars } from '../shared/ScoreBars.tsx';
import { opponentOf, useFighterName } from '../shared/useFighterName.ts';
import { BattleLine } from './battle-line.ts';

/** A current battle: the progress of both, and the link to it. */
export const RunningBattle = observer(function RunningBattle({ row }: { row: PkBattleRow }) {
  const { t } = useWords();
  const { when } = useWhen();
  const nameOf = useFighterName();
  const who = opponentOf(row);
  const { own, opponent, total } = row;
  const standing =
    opponent === null
      ? t('pk.running.looking')
      : opponent.joined === 'N'
        ? t('pk.running.waitingFor', { name: nameOf(who) })
        : own.finished === 'Y'
          ? t('pk.running.wait')
          : t('pk.running.theirs', { answered: opponent.scores.length, total });
  const press = own.finished === 'Y' ? 'look' : own.scores.length > 0 ? 'goOn' : 'begin';
  return (
    <BattleLine>
      <Fighter who={who} size={36} />
      <div>
        <b>{nameOf(who)}</b>
        <small>
          {standing}
          <Dot />
          {t('pk.invitations.until', { when: when(row.deadlineAt) })}
        </small>
      </div>
      <ScoreBars own={own.scores} their={opponent?.scores ?? []} total={total} />
      <span data-points="">
        <b>{own.points}</b>
        <i>:</i>
        {opponent?.points ?? 0}
      </span>
      <small>{t('pk.running.yours', { answered: own.scores.length, total })}</small>
      <LinkButton size="sm" variant={press === 'look' ? 'normal' : 'accent'} href={examLinks.pkBattle.href(row.id)}>
        {t(`pk.running.${press}`)}
      </LinkButton>
    </BattleLine>
  );
});
