import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Ask = styled.button`
  flex: none;
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--accent-text);
  font: inherit;
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  /* On the ground of a wrong field the accent may be too pale. */
  [data-invalid] & {
    color: var(--danger);
  }
  &:disabled {
    color: var(--ink-3);
    cursor: default;
  }
`;

/** Calls back every half second. */
const ticking = (tell: () => void) => {
  const timer = setInterval(tell, 500);
  return () => clearInterval(timer);
};

export interface ResendButtonProps {
  /** Earliest time for a code, epoch ms; null: now, and none has been sent. */
  resendAt: number | null;
  onAsk: () => void;
}

/** Requests a code; counts down the seconds until another is possible. */
export function ResendButton({ onAsk, resendAt }: ResendButtonProps) {
  const { t } = useTranslation('phone');
  const left = useSyncExternalStore(ticking, () =>
    resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)),
  );
  return (
    <Ask type="button" disabled={left > 0} onClick={onAsk}>
      {left > 0 ? t('resendIn', { count: left }) : resendAt === null ? t('ask') : t('askAgain')}
    </Ask>
  );
}
