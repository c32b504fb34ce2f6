import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { usePending } from './pending.ts';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const pass = keyframes`from { translate: -100% 0; } to { translate: 300% 0; }`;

const Track = styled.div`
  position: fixed;
  z-index: var(--z-wait);
  inset: 0 0 auto;
  height: 2px;
  overflow: hidden;
  /* Most screens load sooner: those show nothing. */
  animation: ${appear} 1ms 250ms both;

  &::after {
    content: '';
    display: block;
    width: 33%;
    height: 100%;
    background: var(--accent);
    animation: ${pass} 1.2s linear infinite;
  }
  &:dir(rtl) {
    scale: -1 1;
  }
`;

/** A line at the top while the next screen loads. */
export function NavigationProgress() {
  const { t } = useTranslation('portal');
  return usePending() ? <Track role="progressbar" aria-label={t('shell.loading')} /> : null;
}
