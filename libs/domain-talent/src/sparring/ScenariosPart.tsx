import type { SparringMode } from '@banyan/contracts/talent';
import { ListView, Moment, RequestView } from '@banyan/core-screen/views';
import { CardGridSkeleton, Dot, EmptyState, List, ListRow, SectionHeading, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import { ScenarioCard } from './ScenarioCard.tsx';
import type { SparringDesk } from './SparringDesk.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(380px, 1fr));
  gap: 16px;
  margin-block: 8px 40px;
`;
const Foot = styled.section`
  padding-bottom: 64px;
`;

export interface ScenariosPartProps {
  store: SparringDesk;
  mode: SparringMode;
  /** Opens a dialogue that has begun. */
  onBegun: (session: number) => void;
}

/** Situations to choose from, and earlier dialogues. */
export const ScenariosPart = observer(function ScenariosPart({ store, mode, onBegun }: ScenariosPartProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const { history, scenarios, starting } = store;
  const link = mode === 'assess' ? talentLinks.aiAssess : talentLinks.train;
  const start = async (scenario: number, role: number) => {
    const session = await store.start({ scenario, mode, role });
    if (session > 0) onBegun(session);
  };
  return (
    <>
      <SectionHeading>{t('sparring.scenarios')}</SectionHeading>
      <RequestView
        request={scenarios}
        failed={t('sparring.failed')}
        skeleton={<CardGridSkeleton label={shared('loading')} />}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState level={3} label={t('sparring.none')} description={t('sparring.noneText')} />
          ) : (
            <Cards>
              {items.map((scenario) => (
                <ScenarioCard
                  key={scenario.id}
                  scenario={scenario}
                  mode={mode}
                  pending={starting.isPending(scenario.id)}
                  failure={starting.failureOf(scenario.id)}
                  onStart={(role) => void start(scenario.id, role)}
                />
              ))}
            </Cards>
          )
        }
      </RequestView>
      <Foot>
        <SectionHeading>{t(`sparring.history.${mode}`)}</SectionHeading>
        <ListView
          list={history}
          label={t(`sparring.history.${mode}`)}
          failed={t('sparring.historyFailed')}
          empty={<EmptyState level={3} label={t('sparring.noHistory')} description={t('sparring.noHistoryText')} />}
          frame={(rows, label) => (
            <List label={label} variant="card">
              {rows}
            </List>
          )}
        >
          {({ endedAt, id, passed, said, score, title }) => (
            <ListRow
              title={title}
              href={link.href({ session: id })}
              meta={
                <>
                  <span>{t('sparring.attemptMeta', { count: said })}</span>
                  <Dot />
                  <Moment at={endedAt} />
                </>
              }
              aside={t('sparring.score', { score })}
              actions={
                <Tag tone={passed ? 'ok' : 'neutral'}>{t(passed ? 'sparring.passed' : 'sparring.failedMark')}</Tag>
              }
            />
          )}
        </ListView>
      </Foot>
    </>
  );
});
