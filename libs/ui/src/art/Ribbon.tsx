import styled from 'styled-components';

const Row = styled.div`
  --on: var(--accent);
  --off: var(--ribbon-track, var(--track));
  display: flex;
  gap: 3px;
  height: 8px;

  &[data-thin] {
    gap: 2px;
    height: 4px;
  }
  &[data-finished] {
    --on: var(--ok);
  }
  & > i {
    position: relative;
    min-width: 4px;
    flex-basis: 0;
    border-radius: 2px;
    background: var(--off);
    overflow: hidden;
  }
  & > i:first-child {
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
  }
  & > i:last-child {
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
  }
  & > i:only-child {
    border-radius: 4px;
  }
  & > i[data-state='done'] {
    background: var(--on);
  }
  & > i[data-state='locked'] {
    background: repeating-linear-gradient(115deg, var(--off) 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px var(--off);
  }
  & > i[data-state='missed'] {
    background: repeating-linear-gradient(115deg, var(--warn-graphic) 0 3px, transparent 3px 6px), var(--warn-soft);
  }
  & > i > b {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    background: var(--on);
  }
`;

/** One part of a whole. */
export interface RibbonSegment {
  /** Size relative to the other parts, in any unit; the width follows from it. */
  size: number;
  /** `part` is filled as far as `done` says; `missed` was skipped; `locked` cannot be begun yet. */
  state: 'done' | 'part' | 'open' | 'locked' | 'missed';
  /** Done share of a `part`, 0–1. */
  done?: number;
  /** Key that distinguishes parts of the same size when the list changes. */
  id?: string;
}

export interface RibbonProps {
  /** The parts in their order. */
  segments: readonly RibbonSegment[];
  /** All of it is finished: green, independent of the tenant's colour. */
  finished?: boolean;
  /** 4 px instead of 8. */
  thin?: boolean;
  /** Content in words; leave it out where a sentence beside it says so. */
  label?: string;
}

/**
 * Progress as evidence: parts as wide as they are long, filled where something was done. `--ribbon-track` around it
 * tints the unfilled parts.
 */
export function Ribbon({ segments, finished = false, thin = false, label }: RibbonProps) {
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Row data-finished={finished || undefined} data-thin={thin || undefined} {...semantics}>
      {segments.map(({ size, state, done = 0, id }, index) => (
        <i key={id ?? index} data-state={state} style={{ flexGrow: Math.max(0, size) }}>
          {state === 'part' ? <b style={{ width: `${Math.min(1, Math.max(0, done)) * 100}%` }} /> : null}
        </i>
      ))}
    </Row>
  );
}
