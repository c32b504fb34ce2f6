import type { Recommendation } from '@banyan/contracts/course';
import styled from 'styled-components';
import { CourseCard } from '../card/CourseCard.tsx';
import { useWords } from '../shared/useWords.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 32px 24px;

  & > li {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 8px;
  }
  & > li > p {
    min-height: 20px;
    align-self: end;
    display: grid;
    align-items: end;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  :lang(en) & > li > p {
    min-height: 40px;
  }
  & > li > p > span {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;

/** Recommended courses, each below its reason. */
export function RecommendedGrid({ items }: { items: readonly Recommendation[] }) {
  const { t } = useWords();
  return (
    <Grid aria-label={t('library.recommended')}>
      {items.map(({ because, course, reason }) => {
        const why = t(`library.reason.${reason}`, { because });
        return (
          <li key={course.id}>
            <p title={why}>
              <span>{why}</span>
            </p>
            <CourseCard course={course} eager />
          </li>
        );
      })}
    </Grid>
  );
}
