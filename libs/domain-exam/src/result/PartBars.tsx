import type { AttemptResult } from '@banyan/contracts/exam';
import { Card, SectionHeading, VisuallyHidden } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Bars = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 8px 0;
    text-align: end;
    font-weight: 400;
    white-space: nowrap;
  }
  & thead th {
    padding: 0;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & th:first-child {
    text-align: start;
    padding-inline-end: 24px;
  }
  & td + td,
  & th + th {
    padding-inline-start: 32px;
  }
  & td:nth-child(2) {
    width: 100%;
    padding-inline-start: 0;
  }
  & small {
    font-size: inherit;
    color: var(--ink-3);
  }
`;

const Track = styled.span`
  position: relative;
  display: block;
  height: 8px;
  border-radius: 2px;
  background: var(--track);

  & > b {
    display: block;
    height: 8px;
    border-radius: 2px;
    background: var(--accent);
  }
  & > i {
    position: absolute;
    inset-block: -4px;
    width: 2px;
    background: var(--ink);
    box-shadow: 0 0 0 1px var(--surface);
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Key = styled.i`
  display: inline-block;
  width: 2px;
  height: 14px;
  margin-inline-end: 8px;
  background: var(--ink);
  vertical-align: -2px;
`;

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.min(100, (part / whole) * 100)}%`;

export interface PartBarsProps {
  parts: AttemptResult['parts'];
  /** Average of all submissions; null while there is none. */
  average: number | null;
}

/** The score by kinds of questions, each beside the average. */
export function PartBars({ parts, average }: PartBarsProps) {
  const { t, number, points, score } = useWords();
  const widest = Math.max(...parts.map(({ full }) => full));
  return (
    <section aria-labelledby="parts">
      <SectionHeading
        id="parts"
        {...(average === null
          ? {}
          : {
              meta: (
                <>
                  <Key />
                  {t('result.average', { score: score(average) })}
                </>
              ),
            })}
      >
        {t('result.byKind')}
      </SectionHeading>
      <Card>
        <Bars>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('start.kind')}</VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>{t('result.share')}</VisuallyHidden>
              </th>
              <th scope="col">{t('result.allRight')}</th>
              <th scope="col">{t('result.score')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ kind, right, count, score: got, full, average: all }, index) => (
              <tr key={`${kind}-${index}`}>
                <th scope="row">{t(`kind.${kind}`)}</th>
                <td>
                  <Track style={{ width: percent(full, widest) }}>
                    <b style={{ width: percent(got, full) }} />
                    {all === null ? null : <i style={{ insetInlineStart: percent(all, full) }} />}
                  </Track>
                  {all === null ? null : (
                    <VisuallyHidden>{t('result.averageOf', { score: score(all) })}</VisuallyHidden>
                  )}
                </td>
                <td>
                  {number(right)} / {number(count)}
                </td>
                <td>
                  <b>{points(got)}</b> <small>/ {points(full)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </Bars>
      </Card>
    </section>
  );
}
