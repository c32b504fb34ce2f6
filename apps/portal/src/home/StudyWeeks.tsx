import type { MyStudyInfo } from '@banyan/contracts/account';
import { dateFormat } from '@banyan/core-screen';
import { useFormats } from '@banyan/core-screen/views';
import { VisuallyHidden } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { calendarDays, type CalendarDay } from './calendar.ts';

const Weeks = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(21, 1fr);
  height: 84px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--t12);
  line-height: 16px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;
const Day = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 6px;
  &[data-starts-week]::before {
    content: '';
    position: absolute;
    inset-block: 4px 0;
    inset-inline-start: 0;
    border-inline-start: 1px solid var(--line);
  }
  i {
    width: 14px;
    min-height: 2px;
    border-radius: 3px;
    background: color-mix(in oklab, var(--ink) 24%, var(--surface));
  }
  &[data-week='1'] i {
    background: color-mix(in oklab, var(--ink) 52%, var(--surface));
  }
  &[data-when='today'] i {
    background: var(--accent);
  }
  &[data-empty] i {
    height: 2px;
    background: var(--track);
  }
  span[aria-hidden] {
    min-width: 22px;
    border-radius: 8px;
    text-align: center;
  }
  &[data-when='today'] span[aria-hidden] {
    background: var(--accent-fill);
    color: var(--on-accent);
    font-weight: 600;
  }
`;
const WeekName = styled.span`
  position: absolute;
  top: 0;
  inset-inline-start: 8px;
  white-space: nowrap;
  color: var(--ink-3);
`;

const tallest = 44;

export interface StudyWeeksProps {
  study: Pick<MyStudyInfo, 'days' | 'today'>;
}

/** Three weeks of study, a bar a day. */
export function StudyWeeks({ study }: StudyWeeksProps) {
  const { t, i18n } = useTranslation('portal');
  const duration = useFormats();
  const weekNames = [t('home.lastWeek'), t('home.thisWeek'), t('home.nextWeek')];
  const spoken = dateFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const describe = (day: CalendarDay) =>
    `${spoken.format(Date.parse(`${day.date}T00:00:00Z`))} ${day.seconds > 0 ? duration.rough(day.seconds) : t('home.noStudy')}`;
  return (
    <Weeks>
      {calendarDays(study.days, study.today).map((day, index) => (
        <Day
          key={day.date}
          title={describe(day)}
          data-when={day.when}
          data-week={day.week}
          data-empty={day.seconds === 0 || undefined}
          data-starts-week={(index > 0 && index % 7 === 0) || undefined}
        >
          {index % 7 === 0 ? <WeekName aria-hidden="true">{weekNames[day.week]}</WeekName> : null}
          <VisuallyHidden>{describe(day)}</VisuallyHidden>
          <i style={day.seconds > 0 ? { height: Math.max(4, day.share * tallest) } : undefined} />
          <span aria-hidden="true">{day.day}</span>
        </Day>
      ))}
    </Weeks>
  );
}
