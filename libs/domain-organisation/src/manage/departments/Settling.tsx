import { ProgressBar } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { DepartmentsStore } from './DepartmentsStore.ts';

/** Pause between two looks at how far it is, ms. */
const pauseMs = 2000;

const Works = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 var(--console-edge, 32px) 16px;
  font-variant-numeric: tabular-nums;

  & small {
    color: var(--ink-2);
  }
`;

/** Departments that were moved with many people: how many of these see already what is new for them. */
export const Settling = observer(function Settling({ store }: { store: DepartmentsStore }) {
  const { t, language, number } = useWords();
  const { settling, tree } = store;
  useEffect(() => {
    if (settling.length === 0) return;
    const wait = setTimeout(() => void tree.refresh(), pauseMs);
    return () => clearTimeout(wait);
  }, [settling, tree]);
  if (settling.length === 0) return null;
  return (
    <Works role="status">
      {settling.map((one) => {
        const { done = 0, total = 1 } = one.settling ?? {};
        const words = t('departments.settling', {
          name: departmentName(one, language),
          done: number(done),
          total: number(total),
        });
        return (
          <div key={one.id}>
            <p>{words}</p>
            <ProgressBar label={words} value={done / total} />
            <small>{t('departments.settlingText')}</small>
          </div>
        );
      })}
    </Works>
  );
});
