import styled from 'styled-components';

/** Name and state of the room in the panel. */
export const PanelHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px;
  align-items: start;
  margin-bottom: 16px;

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Buttons below the name. */
export const PanelActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

/** Times of a series. */
export const TimesList = styled.ul`
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding-block: 4px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & [aria-current='true'] {
    font-weight: 600;
  }
`;

/** Two fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
  gap: 16px;
  align-items: start;
`;

/** The line of whom it is for, with the button that changes it. */
export const ForWhom = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
`;

/** People who were there: a row for each. */
export const Present = styled.ol`
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block: 8px;
    line-height: 22px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & b {
    font-weight: 500;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & i {
    grid-column: 1 / -1;
    height: 4px;
    margin-top: 4px;
    border-radius: 2px;
    background: linear-gradient(var(--accent-fill), var(--accent-fill)) no-repeat var(--track);
  }
`;
