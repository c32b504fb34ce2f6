import { Container } from '@banyan/ui';
import styled from 'styled-components';

/** Replacement of a screen: drawing, title, next steps, in the middle of the page. */
export const StandInFrame = styled(Container)`
  display: grid;
  justify-items: center;
  padding: 64px 0 48px;
  text-align: center;

  & header {
    padding: 16px 0 0;
  }
  & header p {
    max-width: 480px;
    margin-inline: auto;
    text-wrap: balance;
  }
  & > div {
    display: flex;
    gap: 8px;
    margin-top: 24px;
  }
  & > small {
    margin-top: 16px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;
