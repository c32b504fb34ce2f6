import { meetingFrequencies, meetingTimes, roomLimits } from '@banyan/contracts/live';
import { useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Switch } from '@banyan/ui';
import { DateTimePicker } from '@banyan/ui/dates';
import { NumberField } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MeetingValues } from './keptMeeting.ts';
import { useMeetingTime } from './useMeetingTime.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
`;
const Last = styled.p`
  margin-top: -12px;
  line-height: 22px;
  color: var(--ink-2);
`;

export interface TimeFieldsProps {
  values: MeetingValues;
  /** The start has changed; the end moves with it. */
  onBegin: (from: string) => void;
  /** A booked meeting is changed one occurrence at a time. */
  single: boolean;
}

/** Start and end in the enterprise's time zone, and the frequency; the last day is shown before booking. */
export const TimeFields = observer(function TimeFields({ values, onBegin, single }: TimeFieldsProps) {
  const { t } = useWords();
  const { day } = useMeetingTime();
  const { timeZone } = useSession();
  const now = useClock()();
  const { frequency, from, periodic, times } = values;
  const { aheadMs, longestMs, timesLeast, timesMost } = roomLimits;
  const isCounted = times !== null && times >= timesLeast && times <= timesMost;
  const last =
    periodic && isCounted && from !== ''
      ? meetingTimes(Date.parse(from), { frequency, times, timeZone }).at(-1)
      : undefined;
  const bounds = {
    zone: timeZone,
    min: new Date(now - 3_600_000).toISOString(),
    refusedText: t('meetings.form.outside'),
    clearText: t('meetings.form.clear'),
    required: true,
  };
  return (
    <>
      <Pair>
        <FormField<MeetingValues, 'from'> name="from">
          {(field) => (
            <DateTimePicker
              label={t('meetings.form.from')}
              max={new Date(now + aheadMs).toISOString()}
              {...bounds}
              {...field}
              onChange={onBegin}
            />
          )}
        </FormField>
        <FormField<MeetingValues, 'to'> name="to">
          {(field) => (
            <DateTimePicker
              label={t('meetings.form.to')}
              max={new Date(now + aheadMs + longestMs).toISOString()}
              {...bounds}
              {...field}
            />
          )}
        </FormField>
      </Pair>
      {single ? null : (
        <FormField<MeetingValues, 'periodic'> name="periodic">
          {({ onBlur, onChange, ref, value }) => (
            <Switch checked={value} {...{ onBlur, onChange, ref }}>
              {t('meetings.form.periodic')}
            </Switch>
          )}
        </FormField>
      )}
      {periodic && !single ? (
        <>
          <Pair>
            <FormField<MeetingValues, 'frequency'> name="frequency">
              {(field) => (
                <Select
                  label={t('meetings.form.frequency')}
                  options={meetingFrequencies.map((one) => ({ value: one, label: t(`meetings.repeats.${one}`) }))}
                  {...field}
                />
              )}
            </FormField>
            <FormField<MeetingValues, 'times'> name="times">
              {(field) => (
                <NumberField
                  label={t('meetings.form.times')}
                  unit={t('meetings.form.timesUnit')}
                  min={timesLeast}
                  step={1}
                  max={timesMost}
                  required
                  refusedText={t('meetings.rule.times')}
                  {...field}
                />
              )}
            </FormField>
          </Pair>
          {last === undefined ? null : <Last role="status">{t('meetings.form.last', { day: day(last) })}</Last>}
        </>
      ) : null}
    </>
  );
});
