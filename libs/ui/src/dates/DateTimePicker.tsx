import { getLocalTimeZone, type ZonedDateTime } from '@internationalized/date';
import { use, useMemo } from 'react';
import { useValue } from '../components/use-value.ts';
import { LocaleContext } from '../theme/locale.ts';
import { dayAt, momentOf, momentText, todayIn, type IsoMoment, type IsoTime } from './iso.ts';
import { PickerFrame, type PickerCommon } from './picker-frame.tsx';

export interface DateTimePickerProps extends Omit<PickerCommon, 'min' | 'max' | 'zone'> {
  /** IANA zone of the clock that is shown and typed, the enterprise's: `Asia/Shanghai`. Other readers see its name. */
  zone: string;
  /** `2026-11-21T01:30:00Z` or with any other offset; empty for none. Left out, the field keeps its own value. */
  value?: IsoMoment;
  /** Initial value when `value` is not given. */
  defaultValue?: IsoMoment;
  /** Called with a complete moment in UTC, and with an empty text when it is incomplete again. */
  onChange?: (value: IsoMoment) => void;
  /** The first moment that can be chosen. */
  min?: IsoMoment;
  /** The last moment that can be chosen. */
  max?: IsoMoment;
  /** The time of a day that is chosen from the calendar before a time was typed. */
  defaultTime?: IsoTime;
  /** Name under which a form sends the moment, in UTC. */
  name?: string;
}

/** Name of a zone at a moment, e.g. `GMT+8`. */
function clockName(zone: string, moment: ZonedDateTime, locale: string): string | undefined {
  const parts = new Intl.DateTimeFormat(locale || undefined, { timeZone: zone, timeZoneName: 'short' });
  return parts.formatToParts(moment.toDate()).find(({ type }) => type === 'timeZoneName')?.value;
}

/** A moment: a date and a time on the clock of one zone. */
export function DateTimePicker({
  zone,
  value,
  defaultValue = '',
  onChange,
  min,
  max,
  defaultTime = '09:00',
  name,
  today,
  ...rest
}: DateTimePickerProps) {
  const [chosen, choose] = useValue<IsoMoment>(value, defaultValue, onChange);
  const moment = useMemo(() => momentOf(chosen, zone), [chosen, zone]);
  const locale = use(LocaleContext);
  const day = today ?? todayIn(zone);
  const begin = useMemo(() => dayAt(day, defaultTime, zone), [day, defaultTime, zone]);
  return (
    <>
      <PickerFrame<ZonedDateTime>
        {...rest}
        {...{ zone, today }}
        value={moment}
        onChange={(next) => choose(momentText(next))}
        placeholderValue={begin}
        granularity="minute"
        clock={zone === getLocalTimeZone() ? undefined : clockName(zone, moment ?? begin, locale)}
        bounds={{ minValue: momentOf(min, zone) ?? undefined, maxValue: momentOf(max, zone) ?? undefined }}
      />
      {name === undefined ? null : <input type="hidden" name={name} value={chosen} />}
    </>
  );
}
