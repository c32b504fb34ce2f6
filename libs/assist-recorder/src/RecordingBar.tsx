import { Button } from '@banyan/ui';
import styled, { keyframes } from 'styled-components';

const beat = keyframes`
  50% { opacity: 0.25; }
`;

/** At the foot of the window, in the flow of the page so that it covers none of it; red in light and dark alike. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 90;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 40px;
  padding: 4px 24px;
  background: var(--on-air);
  color: var(--on-stage);

  & > i {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: currentColor;
    animation: ${beat} 1.6s infinite;
  }
  & > span {
    font-variant-numeric: tabular-nums;
    opacity: 0.9;
  }
  & > button {
    color: inherit;
    border-color: currentColor;
    background: none;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
  }
`;

export interface RecordingBarProps {
  /** That it is recorded. */
  readonly text: string;
  /** Until when. */
  readonly until: string;
  /** Name of the button that ends it; none where another window records. */
  readonly stop?: string;
  readonly onStop?: () => void;
}

/** The red bar while a recording runs. */
export function RecordingBar({ onStop, stop, text, until }: RecordingBarProps) {
  return (
    <Bar role="alert">
      <i aria-hidden="true" />
      <b>{text}</b>
      <span>{until}</span>
      {stop === undefined ? null : (
        <Button size="sm" onClick={onStop}>
          {stop}
        </Button>
      )}
    </Bar>
  );
}
