import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { Source } from './devices.ts';

const Bar = styled.div`
  height: 6px;
  border-radius: 3px;
  background: var(--track);
  overflow: hidden;

  & > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--ok);
    transition: width 0.1s linear;
  }
`;

/** Level of the microphone. */
export function LevelMeter({ source, muted }: { source: Source; muted: boolean }) {
  const { t } = useWords();
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLevel(source.level()), 100);
    return () => clearInterval(timer);
  }, [source]);
  const percent = muted ? 0 : Math.round(level * 100);
  return (
    <Bar role="meter" aria-label={t('live.level')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <i style={{ width: `${percent}%` }} />
    </Bar>
  );
}
