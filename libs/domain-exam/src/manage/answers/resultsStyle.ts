import styled from 'styled-components';

/** The questions, and what is told beside them; for printing one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 312px;
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
  & > aside h2 {
    margin-block: 8px;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > aside ul {
    display: grid;
    gap: 8px;
    list-style: none;
  }
  @media print {
    display: block;

    & > * {
      overflow: visible;
    }
  }
`;

/** The figures above the questions. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 48px;
  align-items: end;
  padding: 20px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);

  & strong {
    font-size: 28px;
    line-height: 36px;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  & > div {
    min-width: 160px;
  }
  & p {
    color: var(--ink-2);
  }
  & > div > i {
    display: block;
    width: 240px;
    max-width: 100%;
    height: 6px;
    margin-top: 8px;
    border-radius: 3px;
    background: linear-gradient(var(--accent-fill), var(--accent-fill)) no-repeat var(--track);
  }
  & > ol {
    display: flex;
    gap: 4px;
    align-items: end;
    margin-inline-start: auto;
    list-style: none;
  }
  & > ol > li {
    display: grid;
    justify-items: center;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > ol > li > i {
    width: 24px;
    border-radius: 2px 2px 0 0;
    background: var(--line-3);
  }
`;

/** A question: its words on the left, its figures on the right. */
export const Answer = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 16px 32px;
  padding: 20px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);
  break-inside: avoid;

  & > header > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > header > h3 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > header > p {
    color: var(--ink-2);
    line-height: 22px;
  }
`;

/** Columns that stand on a line. */
export const Bars = styled.ol`
  display: flex;
  gap: 6px;
  align-items: end;
  list-style: none;

  & > li {
    flex: 1;
    display: grid;
    min-width: 0;
    justify-items: center;
    font-size: var(--t12);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  & > li > small {
    color: var(--ink-3);
  }
  & > li > i {
    width: 100%;
    min-height: 2px;
    border-radius: 2px 2px 0 0;
    background: var(--line-3);
  }
`;

/** Rows beside their words. */
export const Rows = styled.ul`
  display: grid;
  gap: 8px;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 48px;
    gap: 12px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  & > li > i {
    height: 14px;
    border-radius: 2px;
    background: linear-gradient(var(--line-3), var(--line-3)) no-repeat;
  }
  & > li > small {
    color: var(--ink-2);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** How often each option came at each place. */
export const Orders = styled.table`
  width: 100%;
  border-spacing: 4px;
  font-variant-numeric: tabular-nums;

  & th {
    font-weight: 400;
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & tbody th {
    font-size: var(--t14);
    color: var(--ink);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & td {
    height: 22px;
    border-radius: 2px;
    text-align: center;
    font-size: var(--t12);
    background: color-mix(in srgb, var(--ink) var(--share), var(--surface));
  }
`;

/** Answers in words. */
export const Quotes = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 320px;
  overflow: auto;
  list-style: none;

  & > li {
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--line-2);
    line-height: 22px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  @media print {
    max-height: none;
  }
`;

/** A list of people. */
export const People = styled.div`
  flex: 1;
  min-height: 0;
  padding: 16px var(--console-edge, 32px) 48px;
  overflow: auto;

  & li > b {
    font-weight: 600;
  }
`;
