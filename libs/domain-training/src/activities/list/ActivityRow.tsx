import type { ActivityCard } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { CoverFrame, Dot, ListLine, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { activityLinks } from '../activity.links.ts';
import { DateLeaf } from '../shared/DateLeaf.tsx';
import { motifOfKind, standOf, toneOfStanding } from '../shared/looks.ts';
import { PlacesMeter } from '../shared/PlacesMeter.tsx';
import { useActivityWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 64px 128px minmax(0, 1fr) 144px 152px;
  content-visibility: auto;
  contain-intrinsic-size: auto 105px;

  &[data-plain] {
    grid-template-columns: 64px minmax(0, 1fr) 136px 104px;
  }
  & > [data-stand] {
    display: grid;
    justify-items: end;
    gap: 4px;
    text-align: end;
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-3);
  }
`;

export interface ActivityRowProps {
  activity: ActivityCard;
  /** Without a picture, when there is less room. */
  plain?: boolean;
}

/** An activity in a list: time, title, place, numbers, and the learner's state. */
export const ActivityRow = observer(function ActivityRow({ activity, plain = false }: ActivityRowProps) {
  const { hours, t, when } = useActivityWords();
  const { beginsAt, endsAt, id, kind, owner, place, registration, sessionCount, standing, state, title } = activity;
  const stand = standOf(activity);
  const mine = standing === 'none' ? null : standing;
  const ended = state === 'ended';
  return (
    <Line data-plain={plain || undefined}>
      <DateLeaf at={beginsAt} past={ended} />
      {plain ? null : <CoverFrame seed={String(id)} motif={motifOfKind[kind]} />}
      <div>
        <h3>
          <AppLink to={activityLinks.activity.href(id)} kind="screen">
            {title}
          </AppLink>
        </h3>
        <p>
          {hours(beginsAt, endsAt)}
          <Dot />
          {place}
        </p>
        <p>
          {t(`activity.kind.${kind}`)}
          <Dot />
          {owner}
          {sessionCount === 1 ? null : (
            <>
              <Dot />
              {t('activity.sessions', { count: sessionCount })}
            </>
          )}
        </p>
      </div>
      <PlacesMeter activity={activity} />
      <div data-stand="">
        {mine === null ? (
          <Tag tone={stand.tone}>{t(`activity.stand.${stand.word}`)}</Tag>
        ) : (
          <Tag tone={toneOfStanding[mine]}>{t(`activity.standing.${mine}`)}</Tag>
        )}
        {stand.word === 'early' ? <span>{t('activity.opens', { when: when(registration.from) })}</span> : null}
        {stand.word === 'registering' && mine === null ? (
          <span>{t('activity.until', { when: when(registration.to) })}</span>
        ) : null}
        {mine === null || ended ? null : <span>{t(`activity.stand.${stand.word}`)}</span>}
      </div>
    </Line>
  );
});
