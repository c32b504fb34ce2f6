import type { CoursePractice } from '@banyan/contracts/exam';
import { AppLink } from '@banyan/core-session';
import { Dot } from '@banyan/ui';
import { PencilLine } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Entry = styled(AppLink)`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  margin-top: 16px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: var(--hover);
  }
  & > svg {
    color: var(--accent-text);
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

/** Link from a course to its practice; nothing when there is none. */
export function PracticeEntry({ offer, href }: { offer: CoursePractice | null; href: string }) {
  const { t } = useWords();
  if (offer === null || offer.questions === 0) return null;
  const { best, open, questions } = offer;
  return (
    <Entry to={href} kind="screen">
      <PencilLine size={20} aria-hidden="true" />
      <span>
        <b>{t('practice.entry')}</b>
        <small>
          {t('practice.questions', { count: questions })}
          {open === null && best === null ? null : <Dot />}
          {open !== null
            ? t('practice.open', { answered: open.answered, total: open.total })
            : best !== null
              ? t('practice.best', { percent: Math.round(((best.right ?? 0) / Math.max(1, best.total)) * 100) })
              : null}
        </small>
      </span>
    </Entry>
  );
}
