import { useValue } from '../components/use-value.ts';
import { dateOf, type IsoDate } from './iso.ts';
import { PickerFrame, type PickerCommon } from './picker-frame.tsx';

export interface DatePickerProps extends PickerCommon {
  /** `2026-11-21`; empty for none. Left out, the field keeps its own value. */
  value?: IsoDate;
  /** Initial value when `value` is not given. */
  defaultValue?: IsoDate;
  /** Called with a complete date, and with an empty text when it is incomplete again. */
  onChange?: (value: IsoDate) => void;
  /** Name under which a form sends the date. */
  name?: string;
}

/** A date, typed part by part or chosen from a calendar. */
export function DatePicker({ value, defaultValue = '', onChange, ...rest }: DatePickerProps) {
  const [chosen, choose] = useValue<IsoDate>(value, defaultValue, onChange);
  return <PickerFrame {...rest} value={dateOf(chosen)} onChange={(next) => choose(next?.toString() ?? '')} />;
}
