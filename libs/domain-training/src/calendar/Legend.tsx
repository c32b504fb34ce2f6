import { useFormats } from '@banyan/core-screen/views';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    width: 16px;
    height: 10px;
    border-radius: 3px;
    background: var(--info-soft);
    box-shadow: inset 0 0 0 1px var(--info);
  }
  & i[data-tone='due'] {
    background: var(--warn-soft);
    box-shadow: inset 0 0 0 1px var(--warn);
  }
  & i[data-tone='full'],
  & i[data-tone='some'] {
    width: 24px;
    height: 4px;
    box-shadow: none;
    background: var(--ok);
  }
  & i[data-tone='some'] {
    background: linear-gradient(90deg, var(--ink-3) 55%, var(--track) 0);
  }
`;

/** The meaning of the colours of the month. */
export function Legend({ goalS }: { goalS: number }) {
  const { t } = useTranslation('training');
  const { rough } = useFormats();
  return (
    <Line>
      <span>
        <i data-tone="due" />
        {t('calendar.dueMark')}
      </span>
      <span>
        <i />
        {t('calendar.hereMark')}
      </span>
      {goalS === 0 ? null : (
        <>
          <span>
            <i data-tone="full" />
            {t('calendar.full', { duration: rough(goalS) })}
          </span>
          <span>
            <i data-tone="some" />
            {t('calendar.some')}
          </span>
        </>
      )}
    </Line>
  );
}
