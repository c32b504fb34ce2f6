import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { MonitorRibbon } from './MonitorRibbon.tsx';
import type { MonitorStore } from './MonitorStore.ts';

const Summary = styled.header`
  padding: 16px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: start;
    justify-content: space-between;
  }
  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
  }
  & p {
    color: var(--ink-2);
  }
`;

const Sentence = observer(function Sentence({ store }: { store: MonitorStore }) {
  const { t, number } = useWords();
  const { offline, open, restless, troubled } = store;
  const fine = open.length - offline.length - restless.length;
  const mayAct = store.exam.value?.mayAct === true;
  return (
    <div>
      <div>
        <h2>{t('monitor.sitting', { count: open.length, n: number(open.length), fine: number(fine) })}</h2>
        {offline.length === 0 ? null : (
          <p>
            {t('monitor.offlineNow', { count: offline.length, n: number(offline.length) })}{' '}
            {troubled === undefined
              ? null
              : t('monitor.troubled', { n: number(troubled.papers.length), name: troubled.department })}{' '}
            {t('monitor.offlineNote')}
          </p>
        )}
      </div>
      {troubled === undefined || !mayAct ? null : (
        <Button
          variant="primary"
          onClick={() => {
            store.select(0);
            store.ask('extend', 'department');
          }}
        >
          {t('monitor.giveDepartment', { name: troubled.department })}
        </Button>
      )}
    </div>
  );
});

/** How many sit it and whether something is the matter, with everybody on a ribbon. */
export const MonitorSummary = observer(function MonitorSummary({ store }: { store: MonitorStore }) {
  return (
    <Summary>
      <Sentence store={store} />
      <MonitorRibbon store={store} />
    </Summary>
  );
});
