import type { MyStudyInfo } from '@banyan/contracts/account';
import { Card } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormats } from '@banyan/core-screen/views';
import { StudyWeeks } from './StudyWeeks.tsx';

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin-bottom: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  h2 {
    margin: 0;
    font-size: var(--t14);
    font-weight: 600;
    color: var(--ink);
  }
  p {
    margin-inline-start: auto;
  }
  b {
    font-weight: 600;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;
export interface StudyCalendarProps {
  study: Pick<MyStudyInfo, 'days' | 'today' | 'streakDays' | 'weekS' | 'weekGoalS'>;
}

/** Three weeks of study, a bar a day, with this week's sum against the enterprise's goal. */
export function StudyCalendar({ study }: StudyCalendarProps) {
  const { t } = useTranslation('portal');
  const duration = useFormats();
  return (
    <Card as="section" padding="none" aria-labelledby="calendar-title" style={{ padding: '16px 24px' }}>
      <Head>
        <h2 id="calendar-title">{t('home.calendar')}</h2>
        {study.streakDays > 1 ? <span>{t('home.streak', { count: study.streakDays })}</span> : null}
        <p>
          {t('home.thisWeek')} <b>{duration.rough(study.weekS)}</b>
          {study.weekGoalS > 0 ? t('home.weekGoal', { duration: duration.rough(study.weekGoalS) }) : null}
        </p>
      </Head>
      <StudyWeeks study={study} />
    </Card>
  );
}
