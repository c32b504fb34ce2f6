import type { WaysIn } from '@banyan/contracts/organisation';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: 12px 24px;

  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    overflow-wrap: anywhere;
  }
`;

export interface SettingsFactsProps {
  settings: WaysIn;
}

/** The settings for those who may look and not change. */
export function SettingsFacts({ settings }: SettingsFactsProps) {
  const { t, list } = useWords();
  const words = (value: WaysIn[keyof WaysIn]) =>
    typeof value === 'boolean'
      ? t(value ? 'audit.yes' : 'audit.no')
      : (typeof value === 'string' ? value : list(value)) || t('audit.nothing');
  return (
    <>
      <p>{t('lookOnly')}</p>
      <Facts>
        {(Object.keys(settings) as (keyof WaysIn)[]).flatMap((name) => [
          <dt key={name}>{t(`settings.field.${name}`)}</dt>,
          <dd key={`${name}-value`}>{words(settings[name])}</dd>,
        ])}
      </Facts>
    </>
  );
}
