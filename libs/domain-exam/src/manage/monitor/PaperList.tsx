import type { Sitting } from '@banyan/contracts/exam';
import { Moment } from '@banyan/core-screen/views';
import { Avatar, Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { MonitorStore } from './MonitorStore.ts';
import { usePaperState } from './usePaperState.ts';

const Item = styled.li`
  border-bottom: 1px solid var(--line);

  &[data-open] {
    background: var(--accent-soft);
  }
  & > button {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    width: 100%;
    padding: 10px 24px;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;

    & small {
      display: block;
      font-size: var(--t12);
      color: var(--ink-3);
    }
    & em {
      font-size: var(--t12);
      font-style: normal;
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
    &[data-warn] em {
      color: var(--warn);
      font-weight: 600;
    }
  }
  & > div {
    display: grid;
    gap: 8px;
    padding: 0 24px 12px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);

    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
  }
`;

const Opened = observer(function Opened({ paper, store }: { paper: Sitting; store: MonitorStore }) {
  const { t, number } = useWords();
  const { answered, deadlineAt, handedInAt, savedAt, state, total } = paper;
  const mayAct = store.exam.value?.mayAct === true;
  return (
    <div>
      <p>
        {t('monitor.answered', { n: number(answered), of: number(total) })}
        {savedAt === null ? null : (
          <>
            {' · '}
            {t('monitor.savedAt')} <Moment at={savedAt} />
          </>
        )}
        {' · '}
        {t(handedInAt === null ? 'monitor.endsAt' : 'monitor.handedInAt')} <Moment at={handedInAt ?? deadlineAt} />
      </p>
      {state === 'offline' ? <p>{t('monitor.offlineNote')}</p> : null}
      {mayAct ? (
        <div>
          {state === 'handed_in' ? (
            <Button size="sm" onClick={() => store.ask('reopen', 'one')}>
              {t('monitor.act.reopen')}
            </Button>
          ) : (
            <>
              <Button size="sm" onClick={() => store.ask('extend', 'one')}>
                {t('monitor.act.give')}
              </Button>
              <Button size="sm" onClick={() => store.ask('tell', 'one')}>
                {t('monitor.act.write')}
              </Button>
              <Button size="sm" variant="danger" onClick={() => store.ask('collect', 'one')}>
                {t('monitor.act.collectOne')}
              </Button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
});

export interface PaperListProps {
  store: MonitorStore;
  papers: readonly Sitting[];
  label: string;
}

/** People of an exam below each other; the one that is open shows how far it is, and what can be done. */
export const PaperList = observer(function PaperList({ store, papers, label }: PaperListProps) {
  const stateOf = usePaperState();
  return (
    <ul aria-label={label}>
      {papers.map((paper) => {
        const isOpen = paper.id === store.opened;
        const isWarned = paper.state !== 'handed_in' && (paper.state === 'offline' || paper.switches > 0);
        return (
          <Item key={paper.id} data-open={isOpen ? '' : undefined}>
            <button
              type="button"
              aria-expanded={isOpen}
              data-warn={isWarned ? '' : undefined}
              onClick={() => store.select(paper.id)}
            >
              <Avatar name={paper.name} />
              <span>
                {paper.name}
                <small>{paper.department}</small>
              </span>
              <em>{stateOf(paper)}</em>
            </button>
            {isOpen ? <Opened paper={paper} store={store} /> : null}
          </Item>
        );
      })}
    </ul>
  );
});
