import { GridListItem } from 'react-aria-components/GridList';
import styled, { css } from 'styled-components';

/** The styles of a seat, on the plan and in its legend. Each has an icon or a pattern too, not a colour alone. */
const seatLook = css`
  border: 1.5px solid var(--line-3);
  border-radius: var(--r-ctl) var(--r-ctl) var(--r-small) var(--r-small);
  background: var(--surface);
  color: var(--ink);

  &[data-state='taken'] {
    border-color: transparent;
    background: var(--track);
    color: var(--ink-2);
  }
  &[data-state='closed'] {
    border: 1.5px dashed var(--line-2);
    background: repeating-linear-gradient(115deg, var(--sunken) 0 4px, var(--surface) 4px 8px);
    color: var(--ink-2);
  }
  &[data-state='mine'] {
    border: 2px solid var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  &[data-state='chosen'] {
    border-color: transparent;
    background: var(--accent-fill);
    color: var(--on-accent);
  }
`;

export const Plan = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  min-width: max-content;

  & > [data-front] {
    /* Its words do not widen the plan. */
    contain: inline-size;
    width: 60%;
    padding: 4px 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-small) var(--r-small) var(--r-ctl) var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
    text-align: center;
  }
`;

/** Plans wider than their place scroll inside it. */
export const PlanPlace = styled.div`
  min-width: 0;
  overflow: auto;
  padding: 4px;
`;

/** The names of the rows at both sides of the seats, on the same lines. */
export const Rows = styled.div`
  --seat-w: 40px;
  --seat-h: 40px;
  --aisle-w: 24px;
  display: grid;
  grid-template-columns: auto auto auto;
  gap: 16px;

  &[data-named] {
    --seat-w: 72px;
    --seat-h: 48px;
  }
  & > ol {
    display: grid;
    grid-auto-rows: var(--seat-h);
    gap: 8px;
    color: var(--ink-3);
    font-size: var(--t12);
    font-variant-numeric: tabular-nums;
  }
  & > ol > li {
    display: grid;
    place-items: center;
  }
  & > [role='grid'] {
    display: grid;
    grid-template-columns: var(--columns);
    grid-auto-rows: var(--seat-h);
    gap: 8px;
    outline: 0;
  }
`;

export const SeatBox = styled(GridListItem)`
  ${seatLook}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  padding: 0 4px;
  font-size: var(--t12);
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  & [data-line] {
    display: flex;
    align-items: center;
    gap: 2px;
    max-width: 100%;
  }
  & svg {
    flex: none;
  }
  & [data-line] > span,
  & small {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: inherit;
  }
  &[data-hovered]:not([data-state='chosen']) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  &:is([data-state='taken'], [data-state='closed']) {
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-block-start: 16px;
  color: var(--ink-2);
  font-size: var(--t12);
  line-height: 20px;

  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > li > i {
    ${seatLook}
    flex: none;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 5px 5px 2px 2px;
  }
`;
