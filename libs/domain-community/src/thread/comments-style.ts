import { Card } from '@banyan/ui';
import styled from 'styled-components';

/** Number and order of the comments. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 48px;
  margin-top: 24px;
  border-bottom: 1px solid var(--line);

  & > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
`;

/** Box of a new comment. */
export const Write = styled.div`
  margin-block: 16px;
`;

/** Why commenting is not possible, or what to do first. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 16px;
  padding: 12px 16px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  color: var(--ink-2);

  & > button {
    margin-inline-start: auto;
  }
`;

/** Highlights the best answer. */
export const Best = styled(Card)`
  margin-top: 24px;
  border-color: color-mix(in srgb, var(--ok) 45%, var(--line));

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-bottom: 16px;
    color: var(--ok);
  }
  & > header > small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & > header > :last-child:not(small, b) {
    margin-inline-start: auto;
  }
`;

/** All others, with lines between them. */
export const Listed = styled.ul`
  & > li {
    padding-block: 20px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
