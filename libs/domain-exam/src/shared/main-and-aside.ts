import styled from 'styled-components';

/** A screen's main part with cards beside it. */
export const MainAndAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: 24px;
  align-items: start;
  margin-bottom: 40px;

  & > aside {
    display: grid;
    gap: 24px;
  }
  & > aside h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    font-size: var(--t16);
    line-height: 24px;
  }
  & > aside h2 > span {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > aside p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
