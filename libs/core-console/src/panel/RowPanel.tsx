import { useFormats } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableStore } from '../table/TableStore.ts';
import { SidePanel } from './SidePanel.tsx';

export interface RowPanelProps {
  /** The table whose row is open. */
  store: Pick<TableStore<unknown>, 'close' | 'move' | 'openedPlace' | 'total'>;
  /** Name of what it shows. */
  label: string;
  /** Buttons at the foot. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The open row of a table in the side panel: its place among the rows, the steps to others, and the way out. */
export const RowPanel = observer(function RowPanel({ store, label, footer, children }: RowPanelProps) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const place = store.openedPlace;
  return (
    <SidePanel
      label={label}
      {...(place === 0 ? {} : { place: t('panel.place', { n: number(place), total: number(store.total) }) })}
      {...(footer === undefined ? {} : { footer })}
      onStep={(step) => store.move(step)}
      onClose={() => store.close()}
    >
      {children}
    </SidePanel>
  );
});
