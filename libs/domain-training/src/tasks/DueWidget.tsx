import { countIn } from '@banyan/contracts/training';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import type { HomeWidgetProps } from '@banyan/core-session';
import { Card, ListSkeleton, TextLink } from '@banyan/ui';
import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { trainingLinks } from '../training.links.ts';
import { DueRow } from './DueRow.tsx';
import { makeDueTasks } from './DueTasks.ts';
import { groupsOf } from './taskGroups.ts';

const Column = styled(Card)`
  display: flex;
  flex-direction: column;

  & h3 {
    margin-top: 8px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
  & > p {
    margin-top: auto;
    padding-top: 12px;
    border-top: 1px solid var(--line);
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: 8px;

  & > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > span {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > a {
    margin-inline-start: auto;
  }
`;

/** Widget of the home page: the most urgent tasks, and the link to all others. */
export const DueWidget = observer(function DueWidget({ nothing }: HomeWidgetProps) {
  const { t } = useTranslation('training');
  const { t: shared } = useTranslation('screen');
  const { ports } = trainingDomain.useEnvironment();
  const { due } = trainingDomain.useStore(makeDueTasks);
  const heading = useId();
  useShow(due, () => due.show());
  useRefresh(() => due.refresh());
  const round = ports.taskRound?.() ?? 0;
  useEffect(() => {
    if (round > 0) void due.refresh();
  }, [due, round]);
  return (
    <RequestView
      request={due}
      skeleton={<ListSkeleton label={shared('loading')} count={5} />}
      failed={t('tasks.failed')}
      size={144}
    >
      {({ counts, items, waiting }) => {
        if (items.length === 0) return nothing;
        // The number at the head counts tasks that can be done now, without those that open later.
        const later = items.filter(({ state }) => state === 'waiting').length;
        const rest = [
          { key: 'tasks.rest', count: countIn(counts, null) - (items.length - later) },
          { key: 'tasks.restLater', count: waiting - later },
        ] as const;
        const words = rest.filter(({ count }) => count > 0).map(({ key, count }) => t(key, { count }));
        return (
          <Column forwardedAs="section" aria-labelledby={heading}>
            <Head>
              <h2 id={heading}>{t('tasks.todo')}</h2>
              <span>{countIn(counts, null)}</span>
              <TextLink href={trainingLinks.tasks.href()}>
                {t('tasks.centre')}
                <ChevronRight size={16} aria-hidden="true" />
              </TextLink>
            </Head>
            {groupsOf(items).map(({ near, tasks }) => (
              <div key={near}>
                <h3>{t(`tasks.near.${near}`)}</h3>
                <ul>
                  {tasks.map((task) => (
                    <DueRow key={`${task.kind}-${task.id}`} task={task} />
                  ))}
                </ul>
              </div>
            ))}
            {words.length > 0 ? <p>{words.join(t('tasks.and'))}</p> : null}
          </Column>
        );
      }}
    </RequestView>
  );
});
