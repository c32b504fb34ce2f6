import styled from 'styled-components';

/** Kinds, questions, and the sheet as learners see it, beside each other; each scrolls by itself. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 192px minmax(0, 1fr) 344px;
  flex: 1;
  min-height: 0;
  border-top: 1px solid var(--line);

  & > * {
    min-width: 0;
    overflow: auto;
  }
  & > aside {
    padding: 16px 20px 32px;
    border-inline-start: 1px solid var(--line);
  }
  @media (max-width: 1240px) {
    grid-template-columns: 56px minmax(0, 1fr) 300px;
  }
`;

/** The kinds of questions. */
export const Kinds = styled.nav`
  padding: 0 12px 12px;
  border-inline-end: 1px solid var(--line);

  & > h2 {
    padding: 13px 8px;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & h3 {
    padding: 8px 8px 0;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
  & ul {
    list-style: none;
  }
  & button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    height: 32px;
    padding: 0 8px;
    border-radius: var(--r-ctl);
    color: var(--ink-2);
    white-space: nowrap;
    text-align: start;
  }
  & button > svg {
    flex: none;
    color: var(--ink-3);
  }
  & button:hover:not(:disabled) {
    background: var(--hover);
    color: var(--ink);
  }
  & button:disabled {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  @media (max-width: 1240px) {
    padding-inline: 8px;

    & > h2,
    & h3,
    & button > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The questions. */
export const Build = styled.div`
  padding: 16px 24px 48px;
  background: var(--bg);

  & > ol {
    display: grid;
    gap: 4px;
    margin-top: 12px;
    list-style: none;
  }
`;

/** The promise that learners read. */
export const AnonymousCard = styled.section`
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > div {
    display: grid;
    grid-template-columns: 20px 1fr auto;
    gap: 12px;
    align-items: center;
  }
  & h2 {
    font-size: var(--t14);
    line-height: 20px;
    font-weight: 600;
  }
  & p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 16px;
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--line);
    list-style: none;
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-2);
  }
`;

/** A question in the list, closed or open. */
export const Question = styled.li`
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--surface);

  &[data-open] {
    border: 2px solid var(--accent);
  }
  &[data-wrong] {
    border-color: var(--warn);
  }
  &[data-over] {
    box-shadow: 0 -2px 0 var(--accent);
  }
  & > button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 40px;
    padding: 4px 12px;
    text-align: start;
    cursor: grab;
  }
  & > button > svg {
    flex: none;
    color: var(--ink-3);
  }
  & > button > i {
    flex: none;
    width: 20px;
    font-style: normal;
    text-align: end;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > button > b {
    flex: 1;
    min-width: 0;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & em {
    margin-inline-start: 2px;
    font-style: normal;
    color: var(--danger);
  }
  & > button > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p[role='alert'] {
    padding-block: 0 8px;
    padding-inline: 40px 12px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--danger);
  }
`;

/** The fields of the open question. */
export const Fields = styled.div`
  display: grid;
  gap: 12px;
  padding-block: 4px 12px;
  padding-inline: 40px 16px;

  & > [data-line] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: end;
  }
  & > [data-line] > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  & ul {
    display: grid;
    gap: 4px;
    list-style: none;
  }
  & ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 168px auto;
    gap: 8px;
    align-items: center;
  }
  & ul > li > span {
    display: flex;
  }
  & fieldset {
    display: grid;
    gap: 8px;
    padding: 0;
    border: 0;
  }
  & legend {
    margin-bottom: 4px;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;
