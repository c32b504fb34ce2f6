import type { CreditEntry } from '@banyan/contracts/course';
import { DateOf } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Dot, ListLine } from '@banyan/ui';
import { Archive, BookOpen, ClipboardCheck, GraduationCap, Radio } from 'lucide-react';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 24px minmax(0, 1fr) auto;
  padding-block: 12px;

  & > svg {
    color: var(--ink-3);
  }
  & > b {
    color: var(--ok);
    font-variant-numeric: tabular-nums;
  }
  & > b[data-less] {
    color: inherit;
  }
`;

const icons = {
  course: BookOpen,
  exam: ClipboardCheck,
  live: Radio,
  training: GraduationCap,
  carried: Archive,
} as const;

export interface CreditRowProps {
  entry: CreditEntry;
}

/** One entry of credits: source, date, amount. */
export function CreditRow({ entry }: CreditRowProps) {
  const { t, number } = useWords();
  const { ports } = courseDomain.useEnvironment();
  const { credits, earnedAt, opens, source, sourceId, title } = entry;
  const Icon = icons[source];
  const name = title === '' ? t(`credits.untitled.${source}`) : title;
  const hrefs = {
    course: courseLinks.detail.href,
    exam: ports.examHref,
    live: ports.liveHref,
    training: ports.programmeHref,
    carried: undefined,
  };
  const href = !opens || sourceId === null ? undefined : hrefs[source]?.(sourceId);
  return (
    <Line>
      <Icon size={20} aria-hidden="true" />
      <div>
        <h3>
          {href === undefined ? (
            name
          ) : (
            <AppLink to={href} kind="screen">
              {name}
            </AppLink>
          )}
        </h3>
        <p>
          {t(credits < 0 ? 'credits.takenBack' : `credits.for.${source}`)}
          <Dot />
          <DateOf at={earnedAt} />
        </p>
      </div>
      <b data-less={credits < 0 || undefined}>
        {t(credits < 0 ? 'credits.minus' : 'credits.plus', { credits: number(Math.abs(credits) / 10) })}
      </b>
    </Line>
  );
}
