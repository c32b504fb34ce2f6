import { IconButton } from '@banyan/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useKeys } from '../keys/useKeys.ts';
import { panelWidths, usePanelWidth } from './usePanelWidth.ts';

const Panel = styled.aside`
  position: absolute;
  z-index: 5;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  max-width: 100%;
  background: var(--surface);
  box-shadow:
    -1px 0 0 var(--line),
    -16px 0 40px -12px rgb(20 20 18 / 14%);
  outline: 0;

  & > header {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    height: 48px;
    padding-inline: 24px 12px;
    border-bottom: 1px solid var(--line);
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > header > span {
    margin-inline-end: auto;
  }
  & > [data-body] {
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding: 20px 24px;
    scrollbar-width: thin;
  }
  & > footer {
    flex: none;
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 24px;
    border-top: 1px solid var(--line);
  }
`;

const Edge = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-start: -4px;
  width: 8px;
  cursor: col-resize;
  touch-action: none;

  &:is(:hover, :focus-visible) {
    background: linear-gradient(var(--accent), var(--accent)) center / 2px 100% no-repeat;
    outline: 0;
  }
`;

export interface SidePanelProps {
  /** Name of what it shows. */
  label: string;
  /** Its place among the rows: "9 of 186". */
  place?: string;
  /** Shows the row before and after; also J and K. Left out, there are no steps. */
  onStep?: (step: 1 | -1) => void;
  /** Closes it; Escape does so too, wherever the focus is. */
  onClose: () => void;
  /** Buttons at the foot, e.g. of a form. */
  footer?: ReactNode;
  /** 800 px for an audience; otherwise its edge can be dragged between 400 and 720 px. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * One row beside its table, which stays alive. From the top bar down, never over the navigation. The store of the table
 * knows what is open, and so does the address.
 */
export function SidePanel({ label, place, onStep, onClose, footer, wide = false, children }: SidePanelProps) {
  const { t } = useTranslation('console');
  const { width, edge } = usePanelWidth();
  const panel = useRef<HTMLElement>(null);
  // Read out when it opens; once closed, the focus is where it was.
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  useKeys({ Escape: onClose });
  return (
    <Panel
      ref={panel}
      data-side-panel=""
      tabIndex={-1}
      aria-label={label}
      style={{ width: wide ? 800 : width }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {wide ? null : (
        <Edge
          role="separator"
          tabIndex={0}
          aria-label={t('panel.width')}
          aria-orientation="vertical"
          aria-valuemin={panelWidths.least}
          aria-valuemax={panelWidths.most}
          aria-valuenow={width}
          {...edge}
        />
      )}
      <header>
        <span>{place}</span>
        {onStep === undefined ? null : (
          <>
            <IconButton size="sm" label={t('panel.previous')} aria-keyshortcuts="K" onClick={() => onStep(-1)}>
              <ChevronUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('panel.next')} aria-keyshortcuts="J" onClick={() => onStep(1)}>
              <ChevronDown size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton size="sm" label={t('close')} aria-keyshortcuts="Escape" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <div data-body="">{children}</div>
      {footer === undefined ? null : <footer>{footer}</footer>}
    </Panel>
  );
}
