import type { AttendanceMark, AttendanceRow } from '@banyan/contracts/training';
import { Avatar, Button, Checkbox, Dot, ListLine, Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { toneOfStanding } from '../shared/looks.ts';
import { useActivityWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 32px minmax(0, 1fr) auto auto;
  padding-block: 10px;

  & > [data-failed] {
    grid-column: 1 / -1;
  }
  & > [data-acts] {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`;

export interface AttendanceLineProps {
  row: AttendanceRow;
  /** Signing out is required as well. */
  signOut: boolean;
  pending: boolean;
  /** Why the last tick failed; undefined when it did not. */
  failure?: unknown;
  onMark: (mark: AttendanceMark) => void;
}

/** A person in the attendance list, with the tick of the organiser. */
export const AttendanceLine = observer(function AttendanceLine(props: AttendanceLineProps) {
  const { failure, onMark, pending, row, signOut } = props;
  const { came, distance, failure: why, list, t } = useActivityWords();
  const { department, name, seat, signedInAt, signedOutAt, standing } = row;
  const here = signedInAt !== null;
  const away = row.distance === null ? [] : [t('desk.away', { distance: distance(row.distance) })];
  const remarks = [...came(row), ...away];
  return (
    <Line>
      <Avatar name={name} size={32} />
      <div>
        <h3>{name}</h3>
        <p>
          {department}
          {seat === null ? null : (
            <>
              <Dot />
              {t('desk.seat', { row: seat.row, column: seat.column })}
            </>
          )}
          {remarks.length === 0 ? null : (
            <>
              <Dot />
              {list(remarks)}
            </>
          )}
        </p>
      </div>
      <Tag tone={toneOfStanding[standing]}>{t(`activity.standing.${standing}`)}</Tag>
      {standing === 'waiting' || row.own ? (
        <span>{row.own ? t('desk.own') : null}</span>
      ) : (
        <div data-acts="">
          {signOut && here && signedOutAt === null ? (
            <Button
              size="sm"
              disabled={pending}
              aria-label={t('desk.signOutOf', { name })}
              onClick={() => onMark('out')}
            >
              {t('desk.signOut')}
            </Button>
          ) : null}
          <Checkbox
            aria-label={t('desk.tick', { name })}
            checked={here}
            disabled={pending}
            onChange={() => onMark(here ? 'none' : 'in')}
          >
            {t('desk.here')}
          </Checkbox>
        </div>
      )}
      {failure === undefined ? null : (
        <div data-failed="">
          <Notice tone="danger" live>
            {why(failure, t('desk.unchanged'))}
          </Notice>
        </div>
      )}
    </Line>
  );
});
