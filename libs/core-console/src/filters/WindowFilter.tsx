import { dateFormat } from '@banyan/core-screen';
import { useFormats } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { DateRangePicker } from '@banyan/ui/dates';
import { useTranslation } from 'react-i18next';
import type { WindowFilter as Given } from './filterKinds.ts';
import { FilterPopover } from './FilterPopover.tsx';

interface WindowFilterProps {
  filter: Given;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Chooses the days from one to another. */
export function WindowFilter({ filter, values, onChange }: WindowFilterProps) {
  const { t } = useTranslation('console');
  const { language } = useFormats();
  const { label } = filter;
  const [from, to] = values;
  const span = from === undefined || to === undefined ? null : { from, to };
  const day = (text: string) => {
    const date = new Date(`${text}T00:00:00Z`);
    return Number.isNaN(date.getTime())
      ? text
      : dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(date);
  };
  return (
    <FilterPopover wide label={label} shown={span === null ? undefined : `${day(span.from)} – ${day(span.to)}`}>
      {(close) => (
        <>
          <DateRangePicker
            label={label}
            value={span}
            clearText={t('filters.none')}
            onChange={(next) => onChange(next === null ? [] : [next.from, next.to])}
          />
          <footer>
            <Button size="sm" onClick={close}>
              {t('done')}
            </Button>
          </footer>
        </>
      )}
    </FilterPopover>
  );
}
