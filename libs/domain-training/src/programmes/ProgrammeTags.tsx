import type { ProgrammeCard } from '@banyan/contracts';
import { Tag, type Tone } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useProgrammeWords } from './useProgrammeWords.ts';

const stateTones: Readonly<Record<ProgrammeCard['state'], Tone>> = {
  not_started: 'neutral',
  in_progress: 'info',
  completed: 'ok',
  ended: 'neutral',
  archived: 'neutral',
};

/** Where the viewer stands with a programme, or that it can be joined; which round it is [TR-02]. */
export const ProgrammeTags = observer(function ProgrammeTags({ programme }: { programme: ProgrammeCard }) {
  const { t, number } = useProgrammeWords();
  const { joined, refusal, round, state } = programme;
  return (
    <>
      {joined || refusal === 'over' ? (
        <Tag tone={stateTones[state]}>{t(`programmes.state.${state}`)}</Tag>
      ) : refusal === 'assigned' ? null : (
        <Tag tone="accent">{t('programmes.joinable')}</Tag>
      )}
      {round > 1 ? <Tag>{t('programmes.round', { n: number(round) })}</Tag> : null}
    </>
  );
});
