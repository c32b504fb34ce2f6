import { managedRoomLimits, meetingTimes, roomLimits, type MeetingFrequency } from '@banyan/contracts/live';
import { FormSection } from '@banyan/core-console/views';
import { DateOf } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Switch } from '@banyan/ui';
import { DateTimePicker } from '@banyan/ui/dates';
import { NumberField } from '@banyan/ui/fields';
import { FormField, useWatch } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { RoomValues } from './roomForm.ts';
import type { RoomFormStore } from './RoomFormStore.ts';
import { Pair } from './roomStyle.ts';

const { minutesLeast, minutesMost } = managedRoomLimits;
const { timesLeast, timesMost } = roomLimits;

/** How often a new room takes place, with its last day. */
const Series = observer(function Series({ frequencies }: { frequencies: readonly MeetingFrequency[] }) {
  const { t } = useWords();
  const { timeZone } = useSession();
  const [frequency, from, times] = useWatch<RoomValues, ['frequency', 'from', 'times']>({
    name: ['frequency', 'from', 'times'],
  });
  const counted = times !== null && times >= timesLeast && times <= timesMost;
  const last =
    frequency !== '' && from !== '' && counted
      ? meetingTimes(Date.parse(from), { frequency, times, timeZone }).at(-1)
      : undefined;
  return (
    <>
      <Pair>
        <FormField<RoomValues, 'frequency'> name="frequency">
          {(field) => (
            <Select
              label={t('manageLiveRooms.frequency')}
              options={[
                { value: '', label: t('manageLiveRooms.once') },
                ...frequencies.map((value) => ({ value, label: t(`meetings.repeats.${value}`) })),
              ]}
              {...field}
            />
          )}
        </FormField>
        {frequency === '' ? null : (
          <FormField<RoomValues, 'times'> name="times">
            {(field) => (
              <NumberField label={t('manageLiveRooms.times')} min={timesLeast} max={timesMost} step={1} {...field} />
            )}
          </FormField>
        )}
      </Pair>
      {last === undefined ? null : (
        <p role="status">
          {t('manageLiveRooms.lastOn')} <DateOf at={last} />
        </p>
      )}
    </>
  );
});

export interface RoomTimeFieldsProps {
  form: RoomFormStore;
  frequencies: readonly MeetingFrequency[];
}

/** When a live room begins and how long it is meant to last; as a series, or with all that follow. */
export const RoomTimeFields = observer(function RoomTimeFields({ form, frequencies }: RoomTimeFieldsProps) {
  const { number, t } = useWords();
  const { timeZone } = useSession();
  const { hasBegun, isNew, room } = form;
  const later = (room?.times ?? []).filter(({ from, state }) => state === 'planned' && from > (room?.from ?? 0)).length;
  return (
    <FormSection
      title={t('manageLiveRooms.when')}
      {...(hasBegun ? { description: t('manageLiveRooms.begunText') } : {})}
    >
      <FormField<RoomValues, 'from'> name="from">
        {(field) => (
          <DateTimePicker
            label={t('manageLiveRooms.field.from')}
            zone={timeZone}
            clearText={t('manageLiveRooms.clear')}
            required
            {...field}
            disabled={hasBegun}
          />
        )}
      </FormField>
      <Pair>
        <FormField<RoomValues, 'minutes'> name="minutes">
          {(field) => (
            <NumberField
              label={t('manageLiveRooms.field.minutes')}
              min={minutesLeast}
              max={minutesMost}
              step={5}
              unit={t('manageLiveRooms.minutesUnit')}
              {...field}
              disabled={hasBegun}
            />
          )}
        </FormField>
      </Pair>
      {isNew ? <Series frequencies={frequencies} /> : null}
      {isNew || hasBegun || later === 0 ? null : (
        <FormField<RoomValues, 'following'> name="following">
          {({ onBlur, onChange, ref, value }) => (
            <Switch checked={value} {...{ onBlur, onChange, ref }}>
              {t('manageLiveRooms.following', { count: later, n: number(later) })}
            </Switch>
          )}
        </FormField>
      )}
    </FormSection>
  );
});
