import type { ActivityInfo } from '@banyan/contracts/training';
import type { Action } from '@banyan/core-screen';
import { LatePart, RequestView } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { DetailSkeleton, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Columns } from '../shared/Columns.ts';
import { useAt } from '../shared/useAt.ts';
import { useActivityWords } from '../shared/useWords.ts';
import { ActivityHero } from './ActivityHero.tsx';
import type { ShownActivity } from './acts.ts';
import { Entrance } from './Entrance.tsx';
import { EvaluationPanel } from './EvaluationPanel.tsx';
import { SessionLines } from './SessionLines.tsx';
import { nextChange, standingNow } from './situation.ts';
import type { Step } from './step.ts';

const loadSeatPanel = () => import('./SeatPanel.tsx').then((part) => part.SeatPanel);

const Words = styled.div`
  display: grid;
  gap: 8px;
  max-width: 72ch;
  color: var(--ink);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export interface ActivityViewProps {
  info: ActivityInfo;
  store: ShownActivity;
}

/** An activity for its participants: time, place, content, and the next step. */
export const ActivityView = observer(function ActivityView({ info, store }: ActivityViewProps) {
  const { number, t } = useActivityWords();
  const session = useSession();
  const now = info.now;
  const standing = standingNow(info, now);
  useAt(nextChange(info, now), store.offset, () => store.refresh());
  const step = <Input,>(action: Action<Input>): Step<Input> => {
    const failure = action.failureOf();
    return {
      // A change needs a person who is logged in.
      run: (input) => void (session.requireLogin() && action.run(input)),
      pending: action.isPending(),
      dismiss: () => action.dismiss(),
      ...(failure === undefined ? {} : { failure }),
    };
  };
  const { activity, evaluation, introduction, seated, sessions } = info;
  const ended = activity.state === 'ended';
  const waiting = <DetailSkeleton label={t('seats.loading')} />;
  return (
    <Columns>
      <div>
        <ActivityHero info={info} offset={store.offset} onDue={() => store.refresh()} />
        {ended ? (
          <section aria-labelledby="evaluation">
            <SectionHeading
              id="evaluation"
              {...(evaluation.open && evaluation.count > 0
                ? {
                    meta: t('evaluation.sum', {
                      count: evaluation.count,
                      formatted: number(evaluation.count),
                      value: number(evaluation.mean / 100),
                    }),
                  }
                : {})}
            >
              {t('evaluation.title')}
            </SectionHeading>
            <EvaluationPanel
              evaluation={evaluation}
              opinion={store.opinion}
              dirty={store.draft !== null}
              onSay={(opinion) => store.say(opinion)}
              onKeep={(opinion) => store.keep(opinion)}
              evaluate={step(store.evaluate)}
            />
          </section>
        ) : null}
        {seated && !ended && store.seats.state !== 'idle' ? (
          <section aria-labelledby="seats">
            <SectionHeading id="seats">{t('seats.title')}</SectionHeading>
            <RequestView request={store.seats} failed={t('seats.failed')} level={3} skeleton={waiting}>
              {(plan) => (
                <LatePart load={loadSeatPanel} waiting={waiting}>
                  {(SeatPanel) => <SeatPanel plan={plan} choose={step(store.choose)} />}
                </LatePart>
              )}
            </RequestView>
          </section>
        ) : null}
        <section aria-labelledby="about">
          <SectionHeading id="about">{t('activity.about')}</SectionHeading>
          <Words>
            {introduction.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
        </section>
        {sessions.length < 2 ? null : (
          <section aria-labelledby="sessions">
            <SectionHeading id="sessions">{t('activity.sessionsTitle')}</SectionHeading>
            <SessionLines sessions={sessions} />
          </section>
        )}
      </div>
      <aside aria-label={t('entrance.label')}>
        <Entrance
          info={info}
          standing={standing}
          register={step(store.register)}
          cancel={step(store.cancel)}
          signIn={step(store.signIn)}
          signOut={step(store.signOut)}
        />
      </aside>
    </Columns>
  );
});
