import styled from 'styled-components';

export const MergeBody = styled.div`
  display: grid;
  gap: 16px;

  /* The values stand below the account that they are of. */
  & [data-choices='horizontal'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 12px;
  }
`;

export const MergeRules = styled.ul`
  color: var(--ink-2);
  line-height: 24px;

  & li {
    margin-inline-start: 20px;
    list-style: disc;
  }
`;

export const MergeTwins = styled.ul`
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 12px;
    align-items: center;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  & small {
    color: var(--ink-2);
  }
`;
