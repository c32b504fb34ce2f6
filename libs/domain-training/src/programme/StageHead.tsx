import type { ProgrammeStage } from '@banyan/contracts/training';
import { VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';

const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  min-height: 32px;
  padding-top: 2px;

  & > h2 {
    font-size: var(--t16);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & > h2 > span {
    margin-inline-end: 12px;
  }
  & > small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > small:last-child {
    margin-inline-start: auto;
    color: var(--ink-2);
  }
`;

const said = {
  done: 'stageDone',
  open: 'stageNow',
  locked: 'stageLocked',
  choose: 'stageLocked',
  skipped: 'skipped',
} as const;

export interface StageHeadProps {
  stage: ProgrammeStage;
  /** From 1. */
  place: number;
  /** The viewer takes part: progress is counted. */
  joined: boolean;
  /** The programme has ended: no stage is under way, and none will open. */
  over?: boolean;
  /** The name, to focus it. */
  heading?: Ref<HTMLHeadingElement> | null;
}

/** Name of a stage, its dates, and its progress. */
export const StageHead = observer(function StageHead(props: StageHeadProps) {
  const { heading = null, joined, over = false, place, stage } = props;
  const { t, day, number } = useProgrammeWords();
  const { dueAt, elective, id, opensAt, required, state, title } = stage;
  const when =
    opensAt !== null && dueAt !== null
      ? t('programmes.range', { from: day(opensAt), to: day(dueAt) })
      : dueAt !== null
        ? t('programme.dueAt', { at: day(dueAt) })
        : opensAt !== null && state === 'locked'
          ? t('programme.opens', { at: day(opensAt) })
          : '';
  const counts = (key: 'elective' | 'required', done: number, all: number) =>
    t(`programmes.${key}Count`, { done: number(Math.min(done, all)), all: number(all) });
  const counted = joined && state !== 'skipped' && state !== 'choose';
  const sums = [
    ...(required.all === 0
      ? []
      : [
          counted
            ? counts('required', required.done, required.all)
            : t('programme.requiredAll', { n: number(required.all) }),
        ]),
    ...(elective.need === 0
      ? []
      : [
          counted && elective.done > 0
            ? counts('elective', elective.done, elective.need)
            : t('programme.electivesOf', { all: number(elective.all), need: number(elective.need) }),
        ]),
  ];
  return (
    <Line>
      <h2 id={`stage-${id}`} ref={heading} tabIndex={heading === null ? undefined : -1}>
        <span>{t('programme.stage', { n: number(place) })}</span>
        {title}
        <VisuallyHidden>{t(over && state !== 'done' ? 'map.state.over' : `programme.${said[state]}`)}</VisuallyHidden>
      </h2>
      {when === '' ? null : <small>{when}</small>}
      <small>{sums.join(t('programmes.and'))}</small>
    </Line>
  );
});
