import type { ActivityInfo } from '@banyan/contracts/training';
import { useKeptFocus } from '@banyan/core-screen/views';
import { Button, Card, Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { standOf, toneOfStanding } from '../shared/looks.ts';
import { PlacesMeter } from '../shared/PlacesMeter.tsx';
import { useActivityWords } from '../shared/useWords.ts';
import type { SignIn } from './acts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import type { Situation, Standing } from './situation.ts';
import type { Step } from './step.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;

  & > h2 {
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

/** Situations in which the number of participants matters. */
const aboutPlaces: ReadonlySet<Situation> = new Set([
  ...(['early', 'register', 'full', 'over', 'waiting', 'registered'] as const),
]);

const isOfSession = (situation: Situation): situation is 'here' | 'signIn' | 'signOut' =>
  situation === 'signIn' || situation === 'here' || situation === 'signOut';

export interface EntranceProps {
  info: ActivityInfo;
  /** The next step. */
  standing: Standing;
  register: Step;
  cancel: Step;
  signIn: Step<SignIn>;
  signOut: Step;
}

/** The next step of an activity, or why there is none now. */
export const Entrance = observer(function Entrance(props: EntranceProps) {
  const { cancel, info, register, signIn, signOut, standing } = props;
  const { came, failure, list, t, when } = useActivityWords();
  const [asks, setAsks] = useState(false);
  const heading = useKeptFocus<HTMLHeadingElement>(standing.situation);
  const { activity, position, seat, seated, sessions } = info;
  const { situation, session } = standing;
  const stand = standOf(activity);
  const mine = activity.standing === 'none' ? null : activity.standing;
  // A person who opens the code's address may have nothing to sign in to.
  const unsigned = situation === 'signIn' ? undefined : signIn.failure;
  const failed = register.failure ?? signOut.failure ?? unsigned;
  const [only] = sessions.length === 1 ? sessions : [];
  const named = only === undefined && session !== null;
  const text = t(named && isOfSession(situation) ? `entrance.textOf.${situation}` : `entrance.text.${situation}`, {
    from: when(activity.registration.from),
    to: when(activity.registration.to),
    begin: when(activity.beginsAt),
    signIn: when(sessions.find(({ standing: own }) => own === 'registered')?.signInFrom ?? activity.beginsAt),
    position,
    session: session?.title ?? '',
    count: activity.waiting,
  });
  const mayCancel =
    activity.state === 'not_started' &&
    (situation === 'registered' || situation === 'waiting' || situation === 'signIn');
  return (
    <Card as="section" aria-labelledby="entrance">
      <Body>
        <div>
          {mine === null ? (
            <Tag tone={stand.tone}>{t(`activity.stand.${stand.word}`)}</Tag>
          ) : (
            <Tag tone={toneOfStanding[mine]}>{t(`activity.standing.${mine}`)}</Tag>
          )}
        </div>
        <h2 id="entrance" ref={heading} tabIndex={-1}>
          {t(`entrance.title.${situation}`)}
        </h2>
        <p>{text}</p>
        {situation === 'registered' && seated ? (
          <p>{seat === null ? t('entrance.noSeat') : t('entrance.seat', { row: seat.row, column: seat.column })}</p>
        ) : null}
        {only === undefined || only.signedInAt === null ? null : <p>{list(came(only))}</p>}
        {aboutPlaces.has(situation) ? <PlacesMeter activity={activity} /> : null}
        {failed === undefined ? null : (
          <Notice tone="danger" live>
            {failure(failed, t('entrance.unchanged'))}
          </Notice>
        )}
        {situation === 'signIn' ? (
          <SignInPanel
            info={info}
            pending={signIn.pending}
            {...(signIn.failure === undefined ? {} : { failure: signIn.failure })}
            onSignIn={signIn.run}
            {...(signIn.dismiss === undefined ? {} : { onTurn: signIn.dismiss })}
          />
        ) : null}
        {situation === 'register' || situation === 'full' ? (
          <Button block size="lg" variant="primary" pending={register.pending} onClick={() => register.run()}>
            {t(`entrance.do.${situation}`)}
          </Button>
        ) : null}
        {situation === 'signOut' ? (
          <Button block size="lg" variant="primary" pending={signOut.pending} onClick={() => signOut.run()}>
            {t('entrance.do.signOut')}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button block variant="ghost" onClick={() => setAsks(true)}>
            {t(situation === 'waiting' ? 'entrance.do.leaveLine' : 'entrance.do.cancel')}
          </Button>
        ) : null}
      </Body>
      <CancelDialog
        open={asks && mayCancel}
        waiting={situation === 'waiting'}
        step={cancel}
        onClose={() => {
          setAsks(false);
          cancel.dismiss?.();
        }}
      />
    </Card>
  );
});
