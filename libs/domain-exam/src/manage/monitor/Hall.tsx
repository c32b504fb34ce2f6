import type { Sitting } from '@banyan/contracts/exam';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { looks } from './MonitorRibbon.tsx';
import type { MonitorStore } from './MonitorStore.ts';
import { usePaperState } from './usePaperState.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding-block: 4px;
  line-height: 20px;

  &[data-warn] > :is(strong, small) {
    color: var(--warn);
  }
  & > strong {
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-warn] > strong {
    font-weight: 600;
  }
  & > small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
`;

const Seat = styled.button`
  position: relative;
  width: 24px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: var(--track);
  overflow: hidden;
  cursor: pointer;

  & > i {
    position: absolute;
    inset-inline: 0;
    bottom: 0;
  }
  & > b {
    position: absolute;
    inset-inline: 0;
    top: 0;
    background: var(--warn);
    color: var(--bg);
    font-size: 10px;
    line-height: 13px;
  }
  &[aria-pressed='true'] {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;

const lookOf = ({ faceFailures, state, switches }: Sitting) =>
  state === 'handed_in'
    ? looks.handedIn
    : state === 'offline'
      ? looks.offline
      : switches >= 2 || faceFailures > 0
        ? looks.restless
        : looks.writing;

export interface HallProps {
  store: MonitorStore;
}

/** A column a person, filled as far as answered, by departments. */
export const Hall = observer(function Hall({ store }: HallProps) {
  const { t, number } = useWords();
  const stateOf = usePaperState();
  return (
    <ul aria-label={t('monitor.hall')}>
      {store.hall.map(({ department, papers }) => {
        const offline = papers.filter(({ state }) => state === 'offline').length;
        return (
          <Row key={department} data-warn={offline >= 3 ? '' : undefined}>
            <strong title={department}>{department === '' ? t('monitor.noDepartment') : department}</strong>
            <div>
              {papers.map((paper) => (
                <Seat
                  key={paper.id}
                  type="button"
                  title={`${paper.name} ${stateOf(paper)}`}
                  aria-label={`${paper.name} ${stateOf(paper)}`}
                  aria-pressed={paper.id === store.opened}
                  onClick={() => store.select(paper.id)}
                >
                  <i
                    style={{
                      ...lookOf(paper),
                      height:
                        paper.state === 'handed_in' ? '100%' : `${(paper.answered / Math.max(1, paper.total)) * 100}%`,
                    }}
                  />
                  {paper.switches > 0 && paper.state !== 'handed_in' ? <b>{number(paper.switches)}</b> : null}
                </Seat>
              ))}
            </div>
            <small>{offline > 0 ? t('monitor.offlineHere', { n: number(offline) }) : number(papers.length)}</small>
          </Row>
        );
      })}
    </ul>
  );
});
