import { reaches } from '@banyan/contracts';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { Moon } from './Moon.tsx';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-block: 8px;
  font-size: var(--t12);
  color: var(--ink-2);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** The moons in words. */
export function MoonLegend() {
  const { t } = useWords();
  return (
    <Legend aria-label={t('roles.legend')}>
      {reaches.map((reach) => (
        <li key={reach}>
          <Moon reach={reach} /> {t(`roles.reach.${reach}`)}
        </li>
      ))}
      <li>
        <Moon reach={null} /> {t('roles.none')}
      </li>
    </Legend>
  );
}
