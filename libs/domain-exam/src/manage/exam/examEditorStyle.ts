import styled from 'styled-components';

/** The rules of an exam on the left, what the learner will read on the right. Each scrolls by itself. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 376px);
  flex: 1;
  min-height: 0;
  border-top: 1px solid var(--line);

  & > * {
    min-width: 0;
    overflow: auto;
  }
  & > aside {
    padding: 16px 24px 32px;
    border-inline-start: 1px solid var(--line);
    background: var(--bg);
  }
`;

/** A part of the form: its name on the left, its fields on the right. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 8px 24px;
  padding: 20px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);

  & > header h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > header p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fields beside and below each other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 16px 24px;
  align-items: start;

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/** The three last groups of rules beside each other. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  & > section {
    display: grid;
    align-content: start;
    gap: 16px;
    padding: 20px 24px 32px;
    border-inline-start: 1px solid var(--line);
  }
  & > section:first-child {
    padding-inline-start: var(--console-edge, 32px);
    border: 0;
  }
  & h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);

    & > section {
      padding-inline: var(--console-edge, 32px);
      border: 0;
    }
  }
`;
