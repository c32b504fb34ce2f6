import type { MarkState } from '@banyan/contracts/exam';
import { UiLink } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from './useWords.ts';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(36px, 1fr));
  gap: 4px;

  & a {
    display: grid;
    place-items: center;
    min-height: 28px;
    border: 1px solid transparent;
    border-radius: var(--r-small);
    font-size: var(--t12);
    font-variant-numeric: tabular-nums;
    background: var(--ok-soft);
    color: var(--ok);
  }
  & a:hover {
    border-color: currentColor;
  }
  & a[data-mark='partial'] {
    background: linear-gradient(135deg, var(--warn-soft) 50%, var(--ok-soft) 50%);
    color: var(--warn);
    font-weight: 600;
  }
  & a[data-mark='wrong'] {
    background: var(--danger-soft);
    color: var(--danger);
    font-weight: 600;
    text-decoration: line-through;
  }
  & a[data-mark='blank'] {
    background: none;
    border: 1px dashed var(--line-3);
    color: var(--ink-2);
  }
  & a[data-mark='hidden'] {
    background: var(--sunken);
    color: var(--ink-2);
  }
  & a[data-mark='waiting'] {
    background: var(--info-soft);
    color: var(--info);
  }
  & a[aria-current] {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;

export interface MarkGridProps {
  label: string;
  /** One for each question in the order of the paper; null when the rules hide it. */
  marks: readonly { readonly no: number; readonly mark: MarkState | null }[];
  /** Address of a question. */
  href: (no: number) => string;
  /** Number of the current question. */
  current?: number | undefined;
}

/** The mark of every question, each leading to it. */
export function MarkGrid({ label, marks, href, current }: MarkGridProps) {
  const { t } = useWords();
  return (
    <Grid aria-label={label}>
      {marks.map(({ no, mark }) => (
        <li key={no}>
          <UiLink
            href={href(no)}
            data-mark={mark ?? 'hidden'}
            aria-current={no === current ? 'true' : undefined}
            aria-label={mark === null ? t('detail.no', { no }) : t('attempt.markOf', { no, mark: t(`mark.${mark}`) })}
          >
            {no}
          </UiLink>
        </li>
      ))}
    </Grid>
  );
}
