import { organisationScreens, type ManagedVisitor, type PeopleAct } from '@banyan/contracts/organisation';
import { SidePanel } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { Button, Facts, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { StateWord } from '../people/StateWord.tsx';
import { useVisitorWords, visitorIcons } from './useVisitorColumns.tsx';
import type { VisitorsStore } from './VisitorsStore.ts';

const Name = styled.h2`
  margin-bottom: 16px;
  font-size: var(--t20);
  line-height: 28px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

const actsOf = ({ state }: ManagedVisitor): readonly PeopleAct[] =>
  state === 'left' ? ['return'] : ['move', state === 'locked' ? 'unlock' : 'lock', 'endSessions'];

/** The visitor who is open beside the list: what the request said, what came of it, and what can be done. */
export const VisitorPanel = observer(function VisitorPanel({
  store,
  visitor,
}: {
  store: VisitorsStore;
  visitor: ManagedVisitor;
}) {
  const { t, number } = useWords();
  const { act: actText } = useVisitorWords();
  const { mayEdit, table } = store;
  const { account, askedAt, company, courses, id, lastLoginAt, name, orders, phone, reason, since, state } = visitor;
  return (
    <SidePanel
      label={name}
      place={t('people.place', { n: number(table.openedPlace), total: number(table.total) })}
      onStep={(step) => table.move(step)}
      onClose={() => table.close()}
      footer={<LinkButton href={`${organisationScreens.people.path}?open=${id}`}>{t('requests.toPerson')}</LinkButton>}
    >
      <Name>{name}</Name>
      {mayEdit ? (
        <Line>
          {actsOf(visitor).map((act) => {
            const Icon = visitorIcons[act];
            return (
              <Button
                key={act}
                size="sm"
                icon={<Icon size={16} aria-hidden="true" />}
                onClick={() => store.askOne(act, visitor)}
              >
                {actText(act)}
              </Button>
            );
          })}
        </Line>
      ) : null}
      <Facts
        rows={[
          { name: t('people.column.state'), value: <StateWord state={state} /> },
          { name: t('people.column.account'), value: account },
          { name: t('visitors.column.company'), value: company || '–' },
          { name: t('visitors.column.phone'), value: phone || '–' },
          { name: t('requests.column.reason'), value: reason || '–' },
          { name: t('requests.column.askedAt'), value: askedAt === 0 ? '–' : <Moment at={askedAt} /> },
          { name: t('visitors.column.since'), value: since === null ? '–' : <Moment at={since} /> },
          { name: t('people.column.lastLogin'), value: lastLoginAt === null ? '–' : <Moment at={lastLoginAt} /> },
          { name: t('visitors.column.courses'), value: number(courses) },
          { name: t('visitors.column.orders'), value: number(orders) },
        ]}
      />
    </SidePanel>
  );
});
