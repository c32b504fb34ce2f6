import styled from 'styled-components';

/** Terms at the left, their effect at the right. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 24px;
  align-items: start;

  & > section {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  & > section + section {
    position: sticky;
    top: 0;
    padding-inline-start: 24px;
    border-inline-start: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & h3 > small {
    margin-inline-start: 8px;
    font-weight: 400;
    color: var(--ink-3);
  }
`;

export const Lines = styled.ul`
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
`;

export const Line = styled.li`
  border-bottom: 1px solid var(--line);

  &[data-open] {
    background: var(--accent-soft);
  }
  & > button {
    display: grid;
    grid-template-columns: 20px 16px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    width: 100%;
    padding: 10px 8px;
    text-align: start;
  }
  & > button > i {
    border: 1px solid var(--line-2);
    border-radius: 50%;
    font-size: var(--t12);
    font-style: normal;
    line-height: 18px;
    text-align: center;
  }
  & > button > span {
    overflow-wrap: anywhere;
  }
  & > button > b {
    text-align: end;
  }
  & > button small {
    display: block;
    font-weight: 400;
    color: var(--ink-2);
  }
  & > div {
    display: grid;
    gap: 12px;
    justify-items: start;
    padding-block: 8px 16px;
    padding-inline: 56px 8px;
  }
  & > div > * {
    width: 100%;
  }
  & > div > button {
    width: auto;
  }
  & [data-tree] {
    max-height: 280px;
    overflow: auto;
  }
`;

export const AddLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 12px;
`;

/** The number of people, large. */
export const Count = styled.p`
  font-size: var(--t24);
  line-height: 36px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[data-old] {
    color: var(--ink-3);
  }
  & > small {
    margin-inline-start: 6px;
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-2);
  }
`;

/** A person with the lines that fit. */
export const Reason = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding-block: 10px;
  border-bottom: 1px solid var(--line);

  & > p > small {
    display: block;
    color: var(--ink-2);
  }
  & > ul {
    grid-column: 2 / -1;
    color: var(--ink-2);
  }
`;

/** The name of a thing above its audience. */
export const Panel = styled.div`
  display: grid;
  gap: 16px;

  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** People whom a change concerns, in one line as far as they fit. */
export const ChangedPeople = styled.div`
  padding-block: 8px;
  font-variant-numeric: tabular-nums;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    margin-top: 4px;
    color: var(--ink-2);
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** Numbers below the ribbon of an audience. */
export const ShareList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & b {
    font-weight: 400;
    color: var(--ink);
  }
  & > [data-except] {
    color: var(--warn);
  }
`;

/** A name and the button beside it. */
export const KeepLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;

  & > button {
    margin-top: 26px;
  }
`;
