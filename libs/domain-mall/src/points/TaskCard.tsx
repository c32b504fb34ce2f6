import type { PointsHome } from '@banyan/contracts/mall';
import { Button, Card, LinkButton, ProgressBar, SectionHeading } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useRuleWords } from './useRuleWords.ts';

const Tasks = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 0;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > p > span {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > li > [data-bar] {
    grid-column: 1 / -1;
  }
`;

export interface TaskCardProps {
  points: PointsHome;
  onSign: () => void;
  /** Addresses of other tasks, by their rule. */
  hrefs: Readonly<Record<string, string>>;
}

/** Tasks that earn points, their share earned today, and the links to them. */
export function TaskCard({ points, onSign, hrefs }: TaskCardProps) {
  const { t, number, points: inPoints } = useWords();
  const ruleWords = useRuleWords();
  return (
    <Card as="section" padding="md" aria-labelledby="tasks">
      <SectionHeading size="sm" id="tasks">
        {t('task.title')}
      </SectionHeading>
      <Tasks>
        {points.tasks.map(({ rule, points: once, limit, today }) => {
          const href = hrefs[rule];
          const done = rule === 'points.sign' ? points.signed : limit !== null && today >= limit;
          return (
            <li key={rule}>
              <p>
                {ruleWords(rule)}
                <span>
                  {limit === null
                    ? today > 0
                      ? t('task.today', { points: inPoints(today) })
                      : once === null
                        ? t('task.varies')
                        : t('task.once', { points: inPoints(once) })
                    : t('task.ofLimit', { today: number(today), limit: number(limit) })}
                </span>
              </p>
              {rule === 'points.sign' ? (
                <Button size="sm" {...(done ? {} : { variant: 'primary' as const })} onClick={onSign}>
                  {done ? t('task.signed') : t('task.sign')}
                </Button>
              ) : href === undefined ? null : (
                <LinkButton size="sm" href={href}>
                  {done ? t('task.done') : t('task.go')}
                </LinkButton>
              )}
              {limit === null || rule === 'points.sign' ? null : (
                <div data-bar="">
                  <ProgressBar value={Math.min(1, today / limit)} tone={done ? 'ok' : 'accent'} />
                </div>
              )}
            </li>
          );
        })}
      </Tasks>
    </Card>
  );
}
