import type { LecturerCard } from '@banyan/contracts/teaching';
import { AppLink } from '@banyan/core-session';
import { Avatar, Dot, Tag } from '@banyan/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { kindTones } from './lecturerLook.ts';

const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 4px 16px;
  align-content: start;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  &:hover {
    border-color: var(--line-2);
  }
  & > span:first-child {
    grid-row: span 3;
  }
  & h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    font-size: var(--t16);
    line-height: 24px;
  }
  & h3 > a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & p {
    min-width: 0;
    overflow: hidden;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & p > svg {
    display: inline-block;
    color: var(--warn);
    vertical-align: -2px;
  }
  & ul {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-height: 22px;
    margin-top: 8px;
    list-style: none;
  }
`;

/** A lecturer in the list. */
export function LecturerTile({ lecturer }: { lecturer: LecturerCard }) {
  const { t, number } = useWords();
  const { courses, department, freeSlots, id, image, kind, labels, name, rating, ratings, title } = lecturer;
  return (
    <Tile>
      <Avatar name={name} src={image} size={64} />
      <h3>
        <AppLink to={teachingLinks.lecturer.href(id)}>{name}</AppLink>
        <Tag tone={kindTones[kind]}>{t(`lecturers.kind.${kind}`)}</Tag>
      </h3>
      <p>{[title, department].filter((part) => part !== '').join(' · ')}</p>
      <p>
        {rating === null ? (
          t('lecturers.noRating')
        ) : (
          <>
            <Star size={14} fill="currentColor" aria-hidden="true" /> {number(rating / 10)}
            <Dot />
            {t('lecturers.ratings', { count: ratings, formatted: number(ratings) })}
          </>
        )}
        <Dot />
        {t('lecturers.courses', { count: courses, formatted: number(courses) })}
        {freeSlots === 0 ? null : (
          <>
            <Dot />
            {t('lecturers.free', { count: freeSlots })}
          </>
        )}
      </p>
      {labels.length === 0 ? null : (
        <ul>
          {labels.map((label) => (
            <li key={label}>
              <Tag>{label}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
