import type { StagePiece } from '@banyan/contracts/training';
import { Ribbon, type RibbonSegment } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useProgrammeWords } from './useProgrammeWords.ts';

/** Look of a stage as a part of the whole. */
function segmentOf({ all, done, id, state }: StagePiece): RibbonSegment {
  const part = all === 0 ? 0 : done / all;
  const look = state === 'done' ? 'done' : part > 0 ? 'part' : state === 'open' ? 'open' : 'locked';
  return { id: String(id), size: Math.max(1, all), state: look, done: part };
}

/** Stages that count: of alternatives the chosen one, or all before the choice. */
export const countedStages = (stages: readonly StagePiece[]) => stages.filter(({ state }) => state !== 'skipped');

export interface StageRibbonProps {
  stages: readonly StagePiece[];
  /** The whole programme is completed. */
  finished?: boolean;
  thin?: boolean;
}

/** Progress through the stages, each as wide as it has tasks. */
export const StageRibbon = observer(function StageRibbon({ stages, finished = false, thin = false }: StageRibbonProps) {
  const { t, list, number } = useProgrammeWords();
  const counted = countedStages(stages);
  const what = list(
    counted.map(({ all, done, title }) => t('programmes.piece', { title, done: number(done), all: number(all) })),
  );
  return (
    <Ribbon
      segments={counted.map(segmentOf)}
      finished={finished}
      thin={thin}
      label={t('programmes.progress', { what })}
    />
  );
});
