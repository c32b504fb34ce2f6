import type { StagePiece } from '@banyan/contracts/training';
import { pigments } from '@banyan/ui';
import { memo, useId, useMemo } from 'react';
import { lineOf, walked, worldHeight, type MapShape } from './mapShape.ts';
import { ridgesOf } from './ridges.ts';

const { azurite, malachite, ochre, violet, willow, gamboge } = pigments;

/** Pigments of a mountain from its top down; neighbours differ. */
const palettes = [
  [azurite.deep, '#1f5578', azurite.ground, malachite.ground, malachite.mid, malachite.light],
  [malachite.ground, '#45907f', malachite.mid, malachite.light, '#cfe3d6', gamboge.light],
  [violet.deep, violet.ground, violet.mid, azurite.mid, azurite.light, malachite.light],
  [willow.deep, willow.ground, willow.mid, willow.light, malachite.light, gamboge.light],
  [ochre.deep, ochre.ground, ochre.mid, gamboge.mid, gamboge.light, gamboge.paper],
] as const;
const layers = palettes[0].length;

/** Number of painted layers: each task done paints some, and only a finished stage is painted to the top. */
export function paintedLayers({ all, done, state }: Pick<StagePiece, 'all' | 'done' | 'state'>): number {
  if (state === 'done') return layers;
  return all === 0 ? 0 : Math.min(layers - 1, Math.ceil((layers * done) / all));
}

export interface SceneProps {
  /** Seed of the random mountains: the id of the programme. */
  seed: number;
  shape: MapShape;
  stages: readonly StagePiece[];
  /** Position of the learner: index of the stage, and of the task in it; null: none yet. */
  here: { readonly stage: number; readonly task: number } | null;
}

interface RidgeProps {
  peak: { readonly x: number; readonly y: number };
  seed: number;
  index: number;
  painted: number;
  mist: string;
}

const MountainDrawing = memo(function MountainDrawing({ peak, seed, index, painted, mist }: RidgeProps) {
  const { lines, areas } = useMemo(() => ridgesOf({ x: peak.x, y: peak.y }, seed, layers), [peak.x, peak.y, seed]);
  const palette = palettes[index % palettes.length] ?? palettes[0];
  const misty = peak.y + 190;
  return (
    <g>
      {areas.map((area, layer) => {
        const paint = layer >= layers - painted;
        return (
          <g key={area}>
            <path
              d={area}
              fill={paint ? palette[layer - (layers - painted)] : 'var(--map-sky)'}
              data-paint={paint || undefined}
            />
            {paint ? null : (
              <path
                d={lines[layer]}
                fill="none"
                stroke="var(--map-ridge)"
                strokeWidth={layer === 0 ? 1.6 : 1}
                strokeOpacity={1 - layer * 0.13}
              />
            )}
          </g>
        );
      })}
      {index === 0 ? null : (
        <>
          <rect x={peak.x - 460} y={misty} width={1120} height={150} fill={`url(#${mist})`} />
          <rect x={peak.x - 460} y={misty + 149} width={1120} height={worldHeight} fill="var(--map-sky)" />
        </>
      )}
    </g>
  );
});

/** Mountains in mist, one for each stage, painted by its progress; the trail over them. */
export const Scene = memo(function Scene({ seed, shape, stages, here }: SceneProps) {
  const mist = useId();
  const back = shape.mountains.map((mountain, index) => ({ mountain, index })).reverse();
  return (
    <>
      <defs>
        <linearGradient id={mist} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--map-sky)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--map-sky)" />
        </linearGradient>
      </defs>
      <circle cx={470} cy={214} r={52} fill={gamboge.ground} data-paint="" />
      {back.map(({ mountain, index }) => {
        const stage = stages[index];
        return stage === undefined ? null : (
          <MountainDrawing
            key={stage.id}
            peak={mountain.peak}
            seed={seed * 31 + index}
            index={index}
            painted={paintedLayers(stage)}
            mist={mist}
          />
        );
      })}
      {shape.mountains.map((mountain, index) => {
        const reached =
          stages[index]?.state === 'done' ? mountain.nodes.length - 1 : here?.stage === index ? here.task : -1;
        const { ahead, done } = walked(mountain, reached);
        return (
          <g key={stages[index]?.id ?? index} fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path d={lineOf(ahead)} stroke="var(--map-ink)" strokeWidth={2.5} strokeDasharray="1 8" />
            <path d={lineOf(done)} stroke="var(--float)" strokeWidth={8} />
            <path d={lineOf(done)} stroke="var(--accent)" strokeWidth={4} />
          </g>
        );
      })}
    </>
  );
});
