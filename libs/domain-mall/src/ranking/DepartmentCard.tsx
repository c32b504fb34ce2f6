import type { RankMeasure, Ranking } from '@banyan/contracts/mall';
import { Card, SectionHeading } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useValueWords } from './useValueWords.ts';

const Rows = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    min-height: 28px;
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
  }
  & > li > span {
    overflow-wrap: anywhere;
  }
  & > li > i {
    display: block;
    height: 6px;
    border-radius: 3px;
    background: color-mix(in oklab, var(--ink) 20%, var(--surface));
  }
  & > li[data-own] {
    font-weight: 600;
    color: var(--ink);
  }
  & > li[data-own] > i {
    background: var(--ink-2);
  }
`;
const Note = styled.p`
  margin-top: 8px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
`;

export interface DepartmentCardProps {
  departments: Ranking['departments'];
  measure: RankMeasure;
}

/** Departments by the average of their people. */
export function DepartmentCard({ departments, measure }: DepartmentCardProps) {
  const { t } = useWords();
  const { short } = useValueWords(measure);
  const most = Math.max(1, ...departments.map(({ value }) => value));
  return (
    <Card as="section" padding="md" aria-labelledby="departments">
      <SectionHeading size="sm" id="departments" meta={t(`rank.measure.${measure}`)}>
        {t('rank.departments')}
      </SectionHeading>
      <Rows>
        {departments.map(({ name, own, rank, value }) => (
          <li key={rank} data-own={own ? '' : undefined}>
            {rank}
            <span>{name}</span>
            <i style={{ width: `${(100 * value) / most}%` }} />
            <span>{short(value)}</span>
          </li>
        ))}
      </Rows>
      <Note>{t('rank.departmentsNote')}</Note>
    </Card>
  );
}
