import type { CalendarItem } from '@banyan/contracts/training';
import { useClock } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Dot } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { toneOf } from './toneOf.ts';
import { useItemWords } from './useItemWords.ts';

const Lines = styled.ul`
  & > li {
    position: relative;
    padding-block: 6px;
    padding-inline-start: 20px;
    overflow-wrap: anywhere;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 13px;
    inset-inline-start: 2px;
    width: 8px;
    height: 8px;
    border: 2px solid var(--info);
    border-radius: 50%;
  }
  & > li[data-tone='due']::before {
    border-color: var(--warn);
  }
  & > li[data-tone='past']::before {
    border-color: var(--ink-3);
  }
  & > li[data-tone='done']::before {
    border-color: var(--ok);
    background: var(--ok);
  }
  & a:hover {
    color: var(--accent-text);
  }
  & p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface DateListProps {
  label: string;
  items: readonly CalendarItem[];
  today: string;
  /** Shows the day of each, for items of several days. */
  withDay?: boolean;
}

/** Dated items, each with a link to its subject. */
export const DateList = observer(function DateList({ label, items, today, withDay = false }: DateListProps) {
  const { t } = useTranslation('training');
  const { ports } = trainingDomain.useEnvironment();
  const { day, when } = useItemWords();
  const clock = useClock();
  return (
    <Lines aria-label={label}>
      {items.map((item) => {
        const href = ports.taskHrefs?.[item.kind]?.(item.id);
        return (
          <li key={`${item.kind}-${item.id}-${item.part}`} data-tone={toneOf(item, today, clock())}>
            {href === undefined ? (
              item.title
            ) : (
              <AppLink to={href} kind="screen">
                {item.title}
              </AppLink>
            )}
            <p>
              {withDay ? (
                <>
                  {day(item.firstDay, { month: 'short', day: 'numeric', weekday: 'short' })}
                  <Dot />
                </>
              ) : null}
              {when(item)}
              <Dot />
              {t(`calendar.kind.${item.kind}`)}
              {item.done && item.part !== 'done' ? (
                <>
                  <Dot />
                  {t('calendar.part.done')}
                </>
              ) : null}
              {item.place === null || item.place === '' ? null : (
                <>
                  <Dot />
                  {item.place}
                </>
              )}
            </p>
          </li>
        );
      })}
    </Lines>
  );
});
