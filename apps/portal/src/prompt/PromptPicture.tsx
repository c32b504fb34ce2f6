import { Drawing, YearRing } from '@banyan/ui';
import styled from 'styled-components';
import { drawingOf, type PromptKind } from './kinds.ts';
import type { LastDay } from './yearOf.ts';

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 480px;
  min-height: 480px;

  & > time {
    position: absolute;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    white-space: nowrap;
  }
`;

/** Distance of the ring's mark and its date from the middle, as a share of the picture's width. */
const labelRadius = 0.53;

/** The drawing of a kind; for an expired service the year's ring, stopped at its last day. */
export function PromptPicture({ kind, seed, last }: { kind: PromptKind; seed: string; last: LastDay | null }) {
  if (kind !== 'expired') {
    return (
      <Picture>
        <Drawing name={drawingOf[kind]} width={320} />
      </Picture>
    );
  }
  if (last === null) {
    return (
      <Picture>
        <YearRing seed={seed} fraction={0.75} size={440} />
      </Picture>
    );
  }
  const angle = last.fraction * 2 * Math.PI;
  const across = Math.sin(angle);
  // The year runs clockwise in every language: the date stays at the mark, in either direction of writing.
  const left = 50 + labelRadius * 100 * across * (440 / 480);
  const top = 50 - labelRadius * 100 * Math.cos(angle) * (440 / 480);
  return (
    <Picture>
      <YearRing seed={seed} fraction={last.fraction} size={440} />
      <time
        dateTime={last.iso}
        style={{ left: `${left}%`, top: `${top}%`, translate: across < 0 ? '-100% -50%' : '0 -50%' }}
      >
        {last.text}
      </time>
    </Picture>
  );
}
