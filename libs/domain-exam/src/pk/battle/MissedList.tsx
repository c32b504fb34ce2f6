import type { PkMissed } from '@banyan/contracts/exam';
import { clock, TextLink } from '@banyan/ui';
import styled from 'styled-components';
import { Rich } from '../../shared/Rich.tsx';
import { useWords } from '../../shared/useWords.ts';

const List = styled.ol`
  margin-top: 16px;

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 4px 8px;
    padding: 12px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & > li > b {
    font-variant-numeric: tabular-nums;
    color: var(--ink-3);
  }
  & > li > div > :first-child {
    font-weight: 500;
  }
  & > li > div > p {
    margin-top: 4px;
    color: var(--ink-2);
  }
  & > li > div > p > b {
    color: var(--ok);
    font-weight: 500;
  }
`;

export interface MissedListProps {
  rows: readonly PkMissed[];
  /** Address of the place that teaches a question. */
  lessonHref?: (lesson: NonNullable<PkMissed['lesson']>) => string;
}

/** Questions that a player got wrong in a battle, with the right answers and the lessons. */
export function MissedList({ rows, lessonHref }: MissedListProps) {
  const { t } = useWords();
  const truth = (one: PkMissed) =>
    one.truth === null ? null : t(one.truth === 'Y' ? 'pk.battle.true' : 'pk.battle.false');
  return (
    <List aria-label={t('pk.battle.missed')}>
      {rows.map((one) => (
        <li key={one.id}>
          <b>{one.no}</b>
          <div>
            <Rich plain html={one.stem} />
            <p>
              <b>
                {truth(one) ??
                  one.right.map((text, index) => (
                    <span key={text}>
                      {index === 0 ? '' : ' · '}
                      <Rich plain html={text} />
                    </span>
                  ))}
              </b>
            </p>
            <p>
              <Rich plain html={one.explanation} />{' '}
              {one.lesson === null || lessonHref === undefined ? null : (
                <TextLink href={lessonHref(one.lesson)}>
                  {t('pk.battle.lesson', { title: one.lesson.title, at: clock(one.lesson.second) })}
                </TextLink>
              )}
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
