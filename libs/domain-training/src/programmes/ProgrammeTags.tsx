import type { ProgrammeCard } from '@banyan/contracts/training';
import { Tag, type Tone } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { missedOf } from './missedOf.ts';
import { useProgrammeWords } from './useProgrammeWords.ts';

const stateTones: Readonly<Record<ProgrammeCard['state'], Tone>> = {
  not_started: 'neutral',
  in_progress: 'info',
  completed: 'ok',
  ended: 'neutral',
  archived: 'neutral',
};

/** State of a programme for the viewer, or that it can be joined; and its round. */
export const ProgrammeTags = observer(function ProgrammeTags({ programme }: { programme: ProgrammeCard }) {
  const { t, number } = useProgrammeWords();
  const { joined, refusal, round, stages, state } = programme;
  // As in the task centre: a task that can no longer be completed is missed.
  const missed = joined && state === 'in_progress' && missedOf(stages) > 0;
  return (
    <>
      {missed ? (
        <Tag>{t('programmes.missed')}</Tag>
      ) : joined || refusal === 'over' ? (
        <Tag tone={stateTones[state]}>{t(`programmes.state.${state}`)}</Tag>
      ) : refusal === 'assigned' ? null : (
        <Tag tone="accent">{t('programmes.joinable')}</Tag>
      )}
      {round > 1 ? <Tag>{t('programmes.round', { n: number(round) })}</Tag> : null}
    </>
  );
});
