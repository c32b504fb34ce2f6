import { useFormats } from '@banyan/core-screen/views';
import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useKeys } from '../keys/useKeys.ts';
import type { TableStore } from '../table/TableStore.ts';

const Bar = styled.section`
  position: absolute;
  z-index: 3;
  inset-block-end: 56px;
  inset-inline-start: 50%;
  translate: -50% 0;
  display: flex;
  align-items: center;
  gap: 2px;
  width: max-content;
  max-width: calc(100% - 48px);
  min-height: 48px;
  padding-inline: 16px 8px;
  border-radius: var(--r-card);
  background: var(--tip);
  color: var(--on-tip);
  box-shadow: var(--float-shadow);
  white-space: nowrap;

  &:dir(rtl) {
    translate: 50% 0;
  }
  & > output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    height: 32px;
    padding-inline: 12px;
    border-radius: var(--r-ctl);
    color: inherit;
    white-space: nowrap;
  }
  & button:hover {
    background: color-mix(in oklab, currentColor 14%, transparent);
  }
  & button:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  & kbd {
    min-width: 18px;
    padding-inline: 4px;
    border: 1px solid color-mix(in oklab, currentColor 40%, transparent);
    border-radius: var(--r-small);
    font: inherit;
    font-size: var(--t12);
    line-height: 16px;
    text-align: center;
  }
  & > [data-all] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-inline-start: 8px;
    padding-inline-start: 8px;
    border-inline-start: 1px solid color-mix(in oklab, currentColor 24%, transparent);
  }
`;

/** An action on all chosen rows. */
export interface BulkAction {
  readonly id: string;
  /** "Move" */
  readonly label: string;
  /** An icon of 16 px. */
  readonly icon?: ReactNode;
  /** Letter that does it. */
  readonly key?: string;
  /** Opens what the action needs: a summary, a choice, `ConfirmCount`. The chosen rows are the store's `chosen`. */
  readonly onAct: () => void;
}

export interface BulkBarProps {
  store: Pick<TableStore<unknown>, 'chosenCount' | 'selection' | 'total'>;
  actions: readonly BulkAction[];
}

/** Actions for the chosen rows; appears with the first one. Goes into `ConsoleTable` as its child. */
export const BulkBar = observer(function BulkBar({ store, actions }: BulkBarProps) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const { chosenCount, total, selection } = store;
  const any = chosenCount > 0;
  useKeys(
    Object.fromEntries(
      actions.flatMap(({ key, onAct }) => (key === undefined ? [] : [[key.toLowerCase(), () => any && onAct()]])),
    ),
  );
  if (!any) return null;
  return (
    <Bar aria-label={t('bulk.label')}>
      <output aria-live="polite">{t('bulk.chosen', { count: chosenCount, n: number(chosenCount) })}</output>
      {selection.all || chosenCount >= total ? null : (
        <button type="button" data-all="" onClick={() => selection.chooseAll()}>
          {t('bulk.all', { n: number(total) })}
        </button>
      )}
      <ul>
        {actions.map(({ id, label, icon, key, onAct }) => (
          <li key={id}>
            <button type="button" aria-keyshortcuts={key} onClick={onAct}>
              {icon}
              {label}
              {key === undefined ? null : <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={t('bulk.clear')} title={t('bulk.clear')} onClick={() => selection.clear()}>
        <X size={16} aria-hidden="true" />
      </button>
    </Bar>
  );
});
