import { challengeQuery, type PkHall } from '@banyan/contracts/exam';
import { LatePart, ListView, RequestView, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { Card, Container, DetailSkeleton, EmptyState, Notice, PageTitle, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { useChallengeFailure } from '../shared/useChallengeFailure.ts';
import { Marked } from '../shared/Marked.tsx';
import { useBattleNews } from '../shared/useBattleNews.ts';
import { ChallengePanel, type ChosenChallenge } from './ChallengePanel.tsx';
import { Foot, Grid, Legend, Own } from './hall-style.ts';
import { HeroCard } from './HeroCard.tsx';
import { Invitations } from './Invitations.tsx';
import { JoinCard } from './JoinCard.tsx';
import { PastBattle } from './PastBattle.tsx';
import { makePkHallStore } from './PkHallStore.ts';
import { RunningBattle } from './RunningBattle.tsx';

const loadColleagueDialog = () => import('./ColleagueDialog.tsx').then(({ ColleagueDialog }) => ColleagueDialog);

/** The viewer's battles, victories and rank of the week. */
function OwnStanding({ hall }: { hall: PkHall }) {
  const { t } = useWords();
  const { own } = hall.heroes;
  return (
    <Own>
      <span>
        <Marked text={t('pk.battles', { count: hall.battles })} />
      </span>
      <span>
        <Marked text={t('pk.wins', { count: hall.wins })} />
      </span>
      {own === null ? null : (
        <span>
          <Marked text={t('pk.weekRank', { rank: own.rank })} />
        </span>
      )}
    </Own>
  );
}

/** The hall of battles: challenges received, current battles, finished ones, and starting a new one. */
export const PkPage = observer(function PkPage() {
  const store = examDomain.useStore(makePkHallStore);
  const { challenge, colleagues, gift, hall, history, join, reply } = store;
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const whyNot = useChallengeFailure();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [picking, setPicking] = useState<ChosenChallenge | null>(null);
  useShow(store, () => store.show());
  useRefresh(() => store.refresh());
  useBattleNews(null, () => store.refresh());
  const isHere = useStillHere();
  // A learner who has left finds the battle in the hall, among the current ones.
  const lead = (id: number) => {
    if (isHere()) void navigate(examLinks.pkBattle.href(id));
  };
  const begin = async (input: Parameters<typeof challenge.run>[0]) => {
    if (await challenge.run(input)) lead(store.begun);
  };
  const accept = async (id: number) => {
    if (await reply.run({ id, accept: 'Y' })) lead(id);
  };
  const value = hall.value;
  return (
    <Container>
      <PageTitle
        description={value === null ? undefined : t('pk.about', { count: value.total, seconds: value.secondsEach })}
        actions={value === null ? undefined : <OwnStanding hall={value} />}
      >
        {t('title.pk')}
      </PageTitle>
      <RequestView request={hall} skeleton={<DetailSkeleton label={shared('loading')} />} failed={t('pk.failed')}>
        {(shown) => (
          <>
            <JoinCard hall={shown} join={join} gift={gift} onJoin={() => void join.run()} />
            <Grid>
              <ChallengePanel
                hall={shown}
                query={challengeQuery.read(params)}
                pending={challenge.isPending('random 0')}
                failure={challenge.failureOf('random 0')}
                onChoose={(query) =>
                  void navigate(examLinks.pk.href(query), { replace: true, preventScrollReset: true })
                }
                onFind={(chosen) => void begin({ kind: 'random', id: 0, ...chosen })}
                onPick={(chosen) => {
                  setPicking(chosen);
                  void colleagues.show({ keyword: '', department: '' });
                }}
              />
              <Invitations
                rows={shown.invitations}
                reply={reply}
                onAccept={(id) => void accept(id)}
                onDecline={(id) => void reply.run({ id, accept: 'N' })}
              />
              <div>
                {shown.running.length === 0 ? null : (
                  <section>
                    <SectionHeading meta={shown.running.length}>{t('pk.running.title')}</SectionHeading>
                    <Card padding="none">
                      <ul aria-label={t('pk.running.title')}>
                        {shown.running.map((row) => (
                          <RunningBattle key={row.id} row={row} />
                        ))}
                      </ul>
                    </Card>
                  </section>
                )}
                <section>
                  <SectionHeading
                    actions={
                      <Legend>
                        <i data-own="" />
                        {t('pk.history.you')}
                        <i />
                        {t('pk.history.they')}
                        <span>{t('pk.history.higher')}</span>
                      </Legend>
                    }
                  >
                    {t('pk.history.title')}
                  </SectionHeading>
                  <ListView
                    list={history}
                    label={t('pk.history.title')}
                    failed={t('pk.history.failed')}
                    end={t('pk.history.end')}
                    empty={
                      <Card>
                        <EmptyState
                          level={3}
                          size={160}
                          label={t('pk.history.none')}
                          description={t('pk.history.noneText')}
                        />
                      </Card>
                    }
                  >
                    {(row) => {
                      const of = `rematch ${row.id}`;
                      const failure = challenge.failureOf(of);
                      return (
                        <>
                          <PastBattle
                            row={row}
                            pending={challenge.isPending(of)}
                            onAgain={() =>
                              void begin({ kind: 'rematch', id: row.id, bank: 0, anonymous: row.own.who.anonymous })
                            }
                          />
                          {failure === undefined ? null : (
                            <li>
                              <Notice tone="danger" live>
                                {whyNot(failure)}
                              </Notice>
                            </li>
                          )}
                        </>
                      );
                    }}
                  </ListView>
                </section>
              </div>
              <HeroCard heroes={shown.heroes} />
            </Grid>
            <Foot>{t('pk.foot', { reward: shown.reward, count: shown.rewardsADay })}</Foot>
          </>
        )}
      </RequestView>
      {picking === null ? null : (
        <LatePart load={loadColleagueDialog} over>
          {(ColleagueDialog) => (
            <ColleagueDialog
              list={colleagues}
              challenge={challenge}
              onFind={(query) => void colleagues.show(query)}
              onChallenge={(id, words) => void begin({ kind: 'colleague', id, words, ...picking })}
              onClose={() => setPicking(null)}
            />
          )}
        </LatePart>
      )}
    </Container>
  );
});
