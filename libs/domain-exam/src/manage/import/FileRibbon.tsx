import { questionOutcomes } from '@banyan/contracts/exam';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

/** Parts of the picture at most; a longer file has several questions in one. */
const most = 200;

const Line = styled.div`
  display: flex;
  height: 20px;
  gap: 1px;
  align-items: center;

  & > i {
    flex: 1;
    height: 12px;
    background: var(--track);
  }
  & > i[data-outcome='changed'] {
    background: var(--ink-3);
  }
  & > i[data-outcome='fault'],
  & > i[data-outcome='double'] {
    height: 20px;
    background: var(--warn-graphic);
  }
`;

/** The file as a line: a question a part, a notch where one cannot come in yet. */
export function FileRibbon({ ribbon }: { ribbon: string }) {
  const { t } = useWords();
  const parts = useMemo(() => {
    const step = Math.max(1, Math.ceil(ribbon.length / most));
    return Array.from({ length: Math.ceil(ribbon.length / step) }, (_, at) => {
      // The first outcomes weigh most.
      const digits = [...ribbon.slice(at * step, (at + 1) * step)].map(Number);
      return questionOutcomes[Math.min(...digits)] ?? 'same';
    });
  }, [ribbon]);
  if (parts.length === 0) return null;
  return (
    <Line role="img" aria-label={t('questionImport.ribbon')}>
      {parts.map((outcome, at) => (
        // Parts have no other name than their place.
        // oxlint-disable-next-line no-array-index-key
        <i key={at} data-outcome={outcome} />
      ))}
    </Line>
  );
}
