import { Card } from '@banyan/ui';
import styled from 'styled-components';

/** Panel below the picture about the chapter, for learners and visitors. */
export const Panel = styled(Card)`
  margin-top: 12px;
  padding: 14px 20px 12px;
`;

/** A sentence of the evidence with the next step at its end. */
export const Sentence = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  min-height: 32px;

  & > p {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > p > svg {
    flex: none;
    color: var(--ok);
  }
  & > p > svg[data-missing] {
    color: var(--warn-graphic);
  }
  & > span {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > button {
    margin-inline-start: auto;
  }
`;
