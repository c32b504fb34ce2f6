import type { PracticeAnswer } from '@banyan/contracts/exam';
import { DateOf } from '@banyan/core-screen/views';
import { clock, LinkButton } from '@banyan/ui';
import { Check, CircleDashed, Play, X } from 'lucide-react';
import styled from 'styled-components';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';

const Why = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--line);

  & h3 {
    font-size: var(--t14);
    line-height: 22px;
  }
  & h3[data-mark='right'] {
    color: var(--ok);
  }
  & h3[data-mark='wrong'],
  & h3[data-mark='blank'] {
    color: var(--danger);
  }
  & h3[data-mark='partial'] {
    color: var(--warn);
  }
  & > div:first-child > :last-child {
    margin-top: 4px;
    line-height: 24px;
    color: var(--ink-2);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

const Past = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & svg {
    color: var(--danger);
  }
  & [data-mark='right'] svg {
    color: var(--ok);
  }
  & [data-mark='waiting'] svg {
    color: var(--ink-3);
  }
`;

const signs = { right: Check, partial: X, wrong: X, blank: X, waiting: CircleDashed } as const;

export interface DrillWhyProps {
  answer: Pick<PracticeAnswer, 'explanation' | 'lesson' | 'mark' | 'past'>;
  /** Address of the lesson; undefined when there is none. */
  lessonHref?: string;
}

/** How the answer was marked and why, the place that teaches it, and how it went before. */
export function DrillWhy({ answer, lessonHref }: DrillWhyProps) {
  const { t } = useWords();
  const { explanation, lesson, mark, past } = answer;
  return (
    <Why aria-label={t('drill.why')}>
      <div role="status">
        <h3 data-mark={mark}>{t(`drill.mark.${mark}`)}</h3>
        {explanation === '' ? null : (
          <div>
            <Rich plain html={explanation} />
          </div>
        )}
      </div>
      {lesson === null || lessonHref === undefined ? null : (
        <div>
          <LinkButton size="sm" href={lessonHref} icon={<Play size={16} aria-hidden="true" />}>
            {t('drill.lesson', { title: lesson.title, at: clock(lesson.second) })}
          </LinkButton>
        </div>
      )}
      {past.length === 0 ? null : (
        <Past aria-label={t('drill.past')}>
          {past.map(({ at, mark: before }) => {
            const Sign = signs[before];
            return (
              <li key={at} data-mark={before}>
                <Sign size={14} aria-hidden="true" />
                <DateOf at={at} /> {t(`drill.mark.${before}`)}
              </li>
            );
          })}
        </Past>
      )}
    </Why>
  );
}
