import { Card } from '@banyan/ui';
import styled from 'styled-components';

/** A part of the form with its heading. */
export const Section = styled(Card)`
  display: grid;
  gap: 24px;
  h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  h2 + p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;
/** Fields beside the picture that belongs to them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  gap: 24px 48px;
  align-items: start;
`;
/** Fields below each other. */
export const Fields = styled.div`
  display: grid;
  gap: 20px;
`;
/** The button and its result. */
export const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  color: var(--ink-2);
  & > p {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & > p[data-saved] {
    color: var(--ok);
  }
`;
