import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { DeskContext } from '../sheet/desk.ts';
import { useSheet } from '../sheet/useSheet.ts';

/** The fixture's sheet, opened as context of its parts. */
export const OpenedSheet = observer(function OpenedSheet({ children }: { children: ReactNode }) {
  const store = useSheet();
  useEffect(() => {
    store.show({ examId: 301, eid: 1001, userId: '20381' });
    return () => store.leave();
  }, [store]);
  const { value } = store.sheet;
  return value === null ? null : <DeskContext value={value}>{children}</DeskContext>;
});
