import type { ProgrammeView } from '@banyan/contracts/training';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { worldHeight, type MapShape } from './mapShape.ts';

const Label = styled.div`
  position: absolute;
  translate: -50% calc(-100% - 44px);
  padding: 4px 12px;
  border-radius: var(--r-ctl);
  background: var(--float);
  box-shadow: 0 0 0 1px var(--line);
  line-height: 22px;
  text-align: center;
  white-space: nowrap;
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 50%;
    top: 100%;
    height: 32px;
    border-inline-start: 1.5px solid var(--map-ink);
  }
  &[data-current] {
    box-shadow: 0 0 0 2px var(--accent);
  }
  & > b {
    font-weight: 600;
  }
  & > small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface PeakLabelsProps {
  view: ProgrammeView;
  shape: MapShape;
  /** The stage that the panel shows. */
  current: number;
}

/** A flag on each peak: the stage, its progress, its dates. The panel has the same in a list. */
export const PeakLabels = observer(function PeakLabels({ view, shape, current }: PeakLabelsProps) {
  const { t, day, number } = useProgrammeWords();
  return (
    <div aria-hidden="true">
      {view.stages.map(({ all, done, dueAt, id, opensAt, state, title }, index) => {
        const at = shape.mountains[index]?.peak;
        if (at === undefined) return null;
        const when =
          state === 'locked' && opensAt !== null
            ? t('programme.opens', { at: day(opensAt) })
            : dueAt === null || state === 'done'
              ? ''
              : t('programme.dueAt', { at: day(dueAt) });
        const said = [
          ...(state === 'locked' ? [] : [`${number(done)} / ${number(all)}`]),
          ...(when === '' ? [] : [when]),
        ];
        return (
          <Label
            key={id}
            data-current={id === current || undefined}
            style={{ insetInlineStart: `${(100 * at.x) / shape.width}%`, top: `${(100 * at.y) / worldHeight}%` }}
          >
            <b>
              {number(index + 1)} {title}
            </b>
            {said.length === 0 ? null : <small>{said.join(' · ')}</small>}
          </Label>
        );
      })}
    </div>
  );
});
