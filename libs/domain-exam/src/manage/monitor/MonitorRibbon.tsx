import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { MonitorStore } from './MonitorStore.ts';

const Ribbon = styled.div`
  display: flex;
  gap: 3px;
  height: 12px;
  margin-block: 8px;

  & > i {
    min-width: 4px;
    border-radius: 2px;
    background: var(--ink-3);
  }
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  & i {
    width: 10px;
    height: 10px;
    border-radius: 2px;
    background: var(--ink-3);
  }
`;

/** How somebody in the hall is drawn. */
export const looks = {
  writing: { background: 'var(--ink-3)' },
  offline: {
    background: 'repeating-linear-gradient(135deg, var(--warn-graphic) 0 3px, var(--warn-soft) 3px 6px)',
  },
  restless: { background: 'var(--warn-graphic)' },
  handedIn: { background: 'var(--ink-2)' },
  absent: { background: 'none', boxShadow: 'inset 0 0 0 1px var(--line-3)' },
} as const;

export interface MonitorRibbonProps {
  store: MonitorStore;
}

/** Everybody of an exam as a ribbon: who writes, is offline, left the page, has submitted, has not come. */
export const MonitorRibbon = observer(function MonitorRibbon({ store }: MonitorRibbonProps) {
  const { t, number } = useWords();
  const parts = [
    { id: 'writing', count: store.open.length - store.offline.length - store.restless.length },
    { id: 'offline', count: store.offline.length },
    { id: 'restless', count: store.restless.length },
    { id: 'handedIn', count: store.handedIn.length },
    { id: 'absent', count: store.exam.value?.absent ?? 0 },
  ] as const;
  return (
    <>
      <Ribbon aria-hidden="true">
        {parts.map(({ count, id }) => (count === 0 ? null : <i key={id} style={{ ...looks[id], flexGrow: count }} />))}
      </Ribbon>
      <Keys>
        {parts.map(({ count, id }) => (
          <li key={id}>
            <i aria-hidden="true" style={looks[id]} />
            <b>{number(count)}</b> {t(`monitor.key.${id}`)}
          </li>
        ))}
      </Keys>
    </>
  );
});
