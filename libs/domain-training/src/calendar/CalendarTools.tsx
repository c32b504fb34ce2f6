import { calendarViews, type CalendarQuery } from '@banyan/contracts/training';
import { IconLink, LinkButton, SegmentedControl } from '@banyan/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingLinks } from '../training.links.ts';
import { addMonths } from './monthDays.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  & > nav {
    margin-inline-start: 8px;
  }
`;

export interface CalendarToolsProps {
  query: CalendarQuery;
  /** The month in view, `2026-11`. */
  month: string;
  today: string;
  /** Shows today. */
  onToday: () => void;
}

/** Buttons between months, to today, and the choice of the view. */
export function CalendarTools({ query, month, today, onToday }: CalendarToolsProps) {
  const { t } = useTranslation('training');
  const to = (next: Partial<CalendarQuery>) => trainingLinks.studyCalendar.href({ ...query, ...next });
  const months = (step: number) => {
    const other = addMonths(month, step);
    return to({ month: other === today.slice(0, 7) ? '' : other });
  };
  return (
    <Line>
      <IconLink size="sm" variant="outline" label={t('calendar.previous')} href={months(-1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconLink>
      <LinkButton size="sm" href={to({ month: '' })} onClick={onToday}>
        {t('calendar.today')}
      </LinkButton>
      <IconLink size="sm" variant="outline" label={t('calendar.next')} href={months(1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconLink>
      <SegmentedControl
        label={t('calendar.view.label')}
        value={query.view}
        options={calendarViews.map((value) => ({
          value,
          label: t(`calendar.view.${value}`),
          href: to({ view: value }),
        }))}
      />
    </Line>
  );
}
