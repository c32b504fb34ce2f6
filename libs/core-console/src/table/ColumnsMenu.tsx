import { Button, Checkbox, IconButton, Switch } from '@banyan/ui';
import { SortableList } from '@banyan/ui/data';
import { Popover } from '@banyan/ui/overlays';
import { Columns3, Pin, PinOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ConsoleColumn } from './consoleColumn.ts';
import type { TableStore } from './TableStore.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;
  width: 300px;

  & > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
`;

export interface ColumnsMenuProps {
  store: Pick<TableStore<unknown>, 'columns' | 'dense' | 'setDense'>;
  columns: readonly Pick<ConsoleColumn<never>, 'header' | 'id'>[];
}

/** Chooses, orders and pins the columns of a table. */
export const ColumnsMenu = observer(function ColumnsMenu({ store, columns }: ColumnsMenuProps) {
  const { t } = useTranslation('console');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const layout = store.columns;
  const headers = new Map(columns.map(({ id, header }) => [id, header]));
  const items = layout.order.flatMap((id) => {
    const header = headers.get(id);
    return header === undefined
      ? []
      : [{ id, header, shown: layout.isShown(id), pinned: layout.isPinned(id), fixed: !layout.canHide(id) }];
  });
  return (
    <>
      <IconButton
        ref={button}
        size="sm"
        label={t('columns.label')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Columns3 size={18} aria-hidden="true" />
      </IconButton>
      <Popover anchor={button} open={open} onOpenChange={setOpen} label={t('columns.label')} placement="bottom end">
        <Body>
          <SortableList
            label={t('columns.label')}
            items={items}
            itemId={({ id }) => id}
            itemText={({ header }) => header}
            onReorder={(ids) => layout.arrange(ids)}
            renderItem={({ id, header, shown, pinned, fixed }) => (
              <Line>
                <Checkbox checked={shown} disabled={fixed} onChange={() => layout.show(id, !shown)}>
                  {header}
                </Checkbox>
                <IconButton
                  size="xs"
                  label={t(pinned ? 'columns.unpin' : 'columns.pin', { name: header })}
                  aria-pressed={pinned}
                  onClick={() => layout.pin(id, !pinned)}
                >
                  {pinned ? <PinOff size={16} aria-hidden="true" /> : <Pin size={16} aria-hidden="true" />}
                </IconButton>
              </Line>
            )}
          />
          <footer>
            <Switch checked={store.dense} onChange={() => store.setDense(!store.dense)}>
              {t('columns.dense')}
            </Switch>
            <Button size="sm" variant="ghost" onClick={() => layout.reset()}>
              {t('columns.reset')}
            </Button>
          </footer>
        </Body>
      </Popover>
    </>
  );
});
