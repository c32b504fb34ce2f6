import type { CoursePackage } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { CoverFrame, Dot, ProgressBar } from '@banyan/ui';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Tile = styled(AppLink)`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  padding: 16px;
  border-radius: inherit;
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: var(--hover);
  }
  & h3 {
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & p {
    margin-top: 8px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > div {
    flex: 1 1 48px;
    max-width: 120px;
  }
  /* The bar shrinks in favour of the text, which is longer in English. */
  & > span {
    flex: none;
    max-width: 100%;
  }
  &[data-state='learned'] {
    color: var(--ok);
  }
`;

export interface PackageCardProps {
  pack: CoursePackage;
  /** Visible without scrolling: its cover is loaded at once. */
  eager?: boolean;
}

/** A course package in a list: purpose, size, progress. */
export function PackageCard({ pack, eager = false }: PackageCardProps) {
  const { t, credits, price, rough } = useWords();
  const { bought, courseCount, durationS, id, introduction, learnedCount, motif, requiredCount, state, title } = pack;
  return (
    <Tile to={courseLinks.package.href(id)} kind="screen">
      <CoverFrame
        seed={`package-${id}`}
        motif={motifOfSubject[motif]}
        src=""
        tag={bought ? t('card.bought') : pack.price === null ? undefined : price(pack.price)}
        eager={eager}
      />
      <div>
        <h3>{title}</h3>
        <small>
          {t('packages.courses', { count: courseCount })}
          <Dot />
          {rough(durationS)}
          {pack.credits === 0 ? null : (
            <>
              <Dot />
              {credits(pack.credits)}
            </>
          )}
        </small>
        <p>{introduction}</p>
        {state === 'not_studied' ? null : (
          <Foot data-state={state}>
            <div>
              <ProgressBar
                value={requiredCount === 0 ? 0 : learnedCount / requiredCount}
                tone={state === 'learned' ? 'ok' : 'accent'}
              />
            </div>
            <span>
              {state === 'learned'
                ? t('packages.learned')
                : t('packages.stand', { done: learnedCount, count: requiredCount })}
            </span>
          </Foot>
        )}
      </div>
    </Tile>
  );
}
