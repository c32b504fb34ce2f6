import { Button, IconButton } from '@banyan/ui';
import { SortableList } from '@banyan/ui/data';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ControlProps } from './control.ts';
import { ItemError } from './ItemError.tsx';

const Entry = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  & > b {
    width: 28px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
`;

const Asis = styled.div`
  margin-top: 8px;
`;

const handleOf = (button: Element) => button.closest('[role=row]')?.querySelector<HTMLElement>('button[slot=drag]');

/** Options to sort: by dragging, by buttons, or from the handle by keyboard. */
export const SortControl = observer(function SortControl({ item, store, error }: ControlProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { t } = useWords();
  const given = store.valueOf(item.id).numbers;
  const order = given.length === item.options.length ? given : item.options.map((_, place) => place);
  const entries = order.map((place) => ({ id: String(place), text: item.options[place] ?? '' }));
  const put = (numbers: readonly number[]) => store.answer(item.id, { numbers });
  const move = (at: number, by: -1 | 1, pressed: HTMLElement) => {
    const next = [...order];
    const [one] = next.splice(at, 1);
    if (one !== undefined) next.splice(at + by, 0, one);
    // At an end the button is disabled; the focus stays in its row, at the handle.
    if ([0, next.length - 1].includes(at + by)) handleOf(pressed)?.focus({ preventScroll: true });
    put(next);
  };
  return (
    <div ref={place} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <SortableList
        label={item.title}
        items={entries}
        itemId={(entry) => entry.id}
        itemText={(entry) => entry.text}
        onReorder={(ids) => put(ids.map(Number))}
        renderItem={(entry) => {
          const at = entries.findIndex((one) => one.id === entry.id);
          return (
            <Entry>
              <b>{at + 1}</b>
              <span>{entry.text}</span>
              <IconButton
                size="sm"
                label={t('questionnaire.up', { text: entry.text })}
                disabled={at === 0}
                onClick={({ currentTarget }) => move(at, -1, currentTarget)}
              >
                <ChevronUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={t('questionnaire.down', { text: entry.text })}
                disabled={at === entries.length - 1}
                onClick={({ currentTarget }) => move(at, 1, currentTarget)}
              >
                <ChevronDown size={18} aria-hidden="true" />
              </IconButton>
            </Entry>
          );
        }}
      />
      {given.length === 0 ? (
        <Asis>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              put(order);
              // The button goes; the focus stays in the order.
              place.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
            }}
          >
            {t('questionnaire.asIs')}
          </Button>
        </Asis>
      ) : null}
      <ItemError id={`${id}-error`}>{error}</ItemError>
    </div>
  );
});
