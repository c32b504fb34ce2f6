import type { ProgrammeView } from '@banyan/contracts/training';
import { IconLink, SegmentedControl } from '@banyan/ui';
import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { trainingLinks } from '../training.links.ts';
import { Bar, Frame, Legend, Place, World } from './map-style.ts';
import { MapNodes } from './MapNodes.tsx';
import { MapPanel } from './MapPanel.tsx';
import { mapShape, viewWidth, worldHeight } from './mapShape.ts';
import { PeakLabels } from './PeakLabels.tsx';
import { Scene } from './Scene.tsx';
import { usePan } from './usePan.ts';
import { whereOf } from './whereOf.ts';

/** The learner's current stage: the open one with the next task, else the first that is not done. */
export function currentStage({ programme, stages }: ProgrammeView) {
  const next = programme.next === null ? undefined : stages[programme.next.stage - 1];
  return next ?? stages.find(({ state }) => state === 'open' || state === 'choose') ?? stages.at(-1);
}

export interface TrainMapProps {
  view: ProgrammeView;
  /** Stage whose tasks are shown; defaults to the learner's own. */
  stageId?: number | undefined;
}

/** A programme as mountains: one for each stage, with its tasks along the trail. */
export const TrainMap = observer(function TrainMap({ view, stageId }: TrainMapProps) {
  const { t, number } = useProgrammeWords();
  const { programme, stages } = view;
  const { id, joined, required } = programme;
  const counts = stages.map(({ tasks }) => tasks.length).join(' ');
  const shape = useMemo(() => mapShape(counts === '' ? [] : counts.split(' ').map(Number)), [counts]);
  const right = shape.mountains.at(-1)?.peak.x ?? 0;
  const { frame, world, bringIn } = usePan(Math.max(viewWidth, right + 110) / shape.width);
  const here = currentStage(view);
  const shown = stages.find((one) => one.id === stageId) ?? here;
  const at = shape.mountains[shown === undefined ? 0 : stages.indexOf(shown)]?.peak.x ?? 0;
  useEffect(() => bringIn(at / shape.width), [at, bringIn, shape.width]);
  return (
    <Frame>
      <Bar>
        <IconLink variant="outline" label={t('map.back')} href={trainingLinks.programme.href(id)}>
          <ArrowLeft size={20} />
        </IconLink>
        <h1>{programme.title}</h1>
        {joined ? (
          <small>{t('programmes.requiredCount', { done: number(required.done), all: number(required.all) })}</small>
        ) : null}
        <SegmentedControl
          label={t('map.views')}
          value="map"
          options={[
            { value: 'map', label: t('map.map'), href: trainingLinks.map.href(id) },
            { value: 'list', label: t('map.list'), href: trainingLinks.programme.href(id) },
          ]}
        />
      </Bar>
      <Place ref={frame}>
        <World ref={world} style={{ '--wide': shape.width }}>
          <svg
            viewBox={`0 0 ${shape.width} ${worldHeight}`}
            role="img"
            aria-label={t('map.picture', { n: number(stages.length) })}
          >
            <Scene seed={id} shape={shape} stages={stages} here={whereOf(view)} />
          </svg>
          <PeakLabels view={view} shape={shape} current={shown?.id ?? 0} />
          <MapNodes view={view} shape={shape} onReach={bringIn} />
        </World>
      </Place>
      <Legend aria-hidden="true">
        <span data-is="done">{t('map.legendDone')}</span>
        <span data-is="required">{t('programmes.required')}</span>
        <span data-is="elective">{t('programmes.elective')}</span>
        <small>{t('map.legendNote')}</small>
      </Legend>
      {shown === undefined ? null : <MapPanel view={view} stage={shown} here={shown.id === here?.id && joined} />}
    </Frame>
  );
});
