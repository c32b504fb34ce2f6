import { useFormats } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { DateTimePicker, type DateTimePickerProps } from '@banyan/ui/dates';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isInOrder, type DateWindow } from './dateWindow.ts';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: 4px;
    padding: 0;
    line-height: 22px;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(208px, 1fr));
    gap: 8px 16px;
    align-items: start;
  }
  & > p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface DateWindowFieldProps {
  /** Name of the window, "Registration". */
  label: ReactNode;
  value: DateWindow;
  onChange: (value: DateWindow) => void;
  /** Called when the focus leaves one of its fields. */
  onBlur?: () => void;
  /** The broken rule in words; an end before the start is told without it. */
  error?: ReactNode;
  /** Words below an empty start; "at once" by default. */
  openFrom?: string;
  /** Words below an empty end; "stays open" by default. */
  openTo?: string;
  disabled?: boolean;
  /** The field that takes the focus. */
  ref?: DateTimePickerProps['ref'];
}

/** Start and end on the enterprise's clock; each may be left open. */
export function DateWindowField(props: DateWindowFieldProps) {
  const { label, value, onChange, onBlur, error, openFrom, openTo, disabled, ref } = props;
  const { t, i18n } = useTranslation('console');
  const { timeZone } = useSession();
  const { number } = useFormats();
  const id = useId();
  const { from, to } = value;
  const isWrong = !isInOrder(value);
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  const zoneName = new Intl.DateTimeFormat(i18n.language, { timeZone, timeZoneName: 'long' })
    .formatToParts(from === '' ? new Date() : new Date(from))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const shared = {
    zone: timeZone,
    clearText: t('window.open'),
    ...(onBlur === undefined ? {} : { onBlur }),
    ...(disabled === undefined ? {} : { disabled }),
  };
  const parts =
    from === '' || to === '' || isWrong
      ? []
      : ([
          ['days', Math.floor(minutes / 1440)],
          ['hours', Math.floor((minutes % 1440) / 60)],
          ['minutes', minutes % 60],
        ] as const);
  const lasts = parts.flatMap(([unit, n]) => (n === 0 ? [] : [t(`window.${unit}`, { n: number(n) })]));
  return (
    <Group aria-describedby={id}>
      <legend>{label}</legend>
      <div>
        <DateTimePicker
          {...shared}
          {...(ref === undefined ? {} : { ref })}
          label={t('window.from')}
          value={from}
          onChange={(next) => onChange({ ...value, from: next })}
          hint={from === '' ? (openFrom ?? t('window.atOnce')) : undefined}
        />
        <DateTimePicker
          {...shared}
          label={t('window.to')}
          defaultTime="18:00"
          value={to}
          onChange={(next) => onChange({ ...value, to: next })}
          hint={to === '' ? (openTo ?? t('window.always')) : undefined}
          error={isWrong ? t('form.rule.endFirst') : error}
        />
      </div>
      <p id={id}>
        {lasts.length === 0 ? null : t('window.lasts', { words: lasts.join(' ') })}{' '}
        {t('window.zone', { zone: zoneName ?? timeZone })}
      </p>
    </Group>
  );
}
