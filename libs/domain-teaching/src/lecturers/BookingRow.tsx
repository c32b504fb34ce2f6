import type { LecturerBooking } from '@banyan/contracts/teaching';
import { Moment } from '@banyan/core-screen/views';
import { Dot, Tag, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { bookingTones } from './lecturerLook.ts';
import { useLessonTime } from './useLessonTime.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: start;
  padding: 16px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--t14);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & p {
    line-height: 22px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & > div:last-child {
    display: flex;
    gap: 8px;
  }
`;

export interface BookingRowProps {
  booking: LecturerBooking;
  /** Shown to the lecturer instead of the learner. */
  forLecturer?: boolean;
  /** Buttons at its end. */
  children?: ReactNode;
}

/** A booking: time, other person, question, and state. */
export const BookingRow = observer(function BookingRow({ booking, forLecturer = false, children }: BookingRowProps) {
  const { t, price } = useWords();
  const { span } = useLessonTime();
  const { answer, at, cancelledBy, department, learner, lecturer, lecturerId, note, place, state } = booking;
  const cost = booking.price === 0 ? t('bookings.free') : price(booking.price);
  return (
    <Row>
      <div>
        <Tag tone={bookingTones[state]}>{t(`bookings.tab.${state}`)}</Tag>
      </div>
      <div>
        <h3>
          {span(booking)}
          <Dot />
          {forLecturer ? (
            [learner, department].filter((part) => part !== '').join(' · ')
          ) : (
            <TextLink href={teachingLinks.lecturer.href(lecturerId)}>{lecturer}</TextLink>
          )}
        </h3>
        {note === '' ? null : <p>{note}</p>}
        {cancelledBy === null ? null : (
          <small>{forLecturer ? t(`office.cancelled.${cancelledBy}`) : t(`bookings.cancelled.${cancelledBy}`)}</small>
        )}
        {answer === '' ? null : <small>{t(forLecturer ? 'office.said' : 'bookings.answer', { text: answer })}</small>}
        <small>
          {place === '' ? t('bookings.anyPlace') : place}
          <Dot />
          {cost}
          <Dot />
          {t('bookings.sentAt')} <Moment at={at} />
        </small>
      </div>
      <div>{children}</div>
    </Row>
  );
});
