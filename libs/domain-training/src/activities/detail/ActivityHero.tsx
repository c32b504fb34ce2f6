import type { ActivityInfo } from '@banyan/contracts/training';
import { Countdown, CourseCover } from '@banyan/ui';
import { CalendarClock, MapPin, UserRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { motifOfKind } from '../shared/looks.ts';
import { useActivityWords } from '../shared/useWords.ts';

const Band = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 45%;
  min-height: 224px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;

  & > div {
    display: grid;
    align-content: center;
    gap: 10px;
    padding: 24px 32px;
  }
  & > div > [data-count] {
    display: grid;
    gap: 2px;
    margin-bottom: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > div > p {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 10px;
    align-items: start;
    line-height: 22px;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > div > p > svg {
    margin-top: 3px;
    color: var(--ink-3);
  }
  & > div > p small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > figure {
    position: relative;
    min-height: 100%;
  }
  & > figure > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Distance from which the time left is counted down, ms. */
const nearMs = 24 * 3_600_000;

export interface ActivityHeroProps {
  info: ActivityInfo;
  /** Server's clock minus this device's, ms. */
  offset: number;
  /** Called when the countdown has ended. */
  onDue?: () => void;
}

/** Time and place of an activity, at one glance. */
export const ActivityHero = observer(function ActivityHero({ info, offset, onDue }: ActivityHeroProps) {
  const { span, t } = useActivityWords();
  const { activity, address, now, organiser } = info;
  const { beginsAt, endsAt, id, kind, owner, place, state } = activity;
  const near = state === 'not_started' && beginsAt - now < nearMs;
  return (
    <Band aria-label={t('activity.whenAndWhere')}>
      <div>
        {near ? (
          <div data-count="">
            <span>{t('activity.beginsIn')}</span>
            <Countdown
              plain
              size="lg"
              label={t('activity.beginsIn')}
              target={beginsAt}
              offset={offset}
              {...(onDue === undefined ? {} : { onEnd: onDue })}
            />
          </div>
        ) : null}
        <p>
          <CalendarClock size={16} aria-hidden="true" />
          <span>{span(beginsAt, endsAt)}</span>
        </p>
        <p>
          <MapPin size={16} aria-hidden="true" />
          <span>
            {place}
            <small>{address}</small>
          </span>
        </p>
        <p>
          <UserRound size={16} aria-hidden="true" />
          <span>
            {t('activity.organiser', { name: organiser })}
            <small>{owner}</small>
          </span>
        </p>
      </div>
      <figure aria-hidden="true">
        <CourseCover seed={String(id)} motif={motifOfKind[kind]} />
      </figure>
    </Band>
  );
});
