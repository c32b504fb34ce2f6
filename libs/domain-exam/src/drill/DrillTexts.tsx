import {
  longestGap,
  longestShortAnswer,
  type AnswerValue,
  type DrillQuestion,
  type PracticeAnswer,
} from '@banyan/contracts/exam';
import { TextArea, TextField } from '@banyan/ui';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Fields = styled.div`
  display: grid;
  gap: 12px;
  max-width: 480px;
  margin-top: 16px;

  &[data-wide] {
    max-width: none;
  }
`;

const Given = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;

  & > div {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    gap: 4px 12px;
    padding: 10px 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & dt {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 6px;
    white-space: pre-wrap;
  }
  & dd[data-right='true'] {
    color: var(--ok);
  }
  & dd[data-right='false'] {
    color: var(--danger);
  }
`;

export interface DrillTextsProps {
  question: Pick<DrillQuestion, 'gaps' | 'kind'>;
  value: AnswerValue;
  /** The accepted answers, after the check. */
  answer?: Pick<PracticeAnswer, 'hits' | 'key' | 'value'>;
  disabled?: boolean;
  onAnswer: (part: Partial<AnswerValue>) => void;
}

/** Gaps to fill in or a text to write; after the check each beside the right answer. */
export function DrillTexts({ question, value, answer, disabled = false, onAnswer }: DrillTextsProps) {
  const { t } = useWords();
  const places = Array.from({ length: question.gaps }, (_, index) => index);
  if (answer !== undefined && question.kind === 'short') {
    return (
      <Given>
        <div>
          <dt>{t('drill.yourText')}</dt>
          <dd>{answer.value.text === '' ? t('drill.nothing') : answer.value.text}</dd>
          <dt>{t('drill.sample')}</dt>
          <dd>{answer.key.text}</dd>
        </div>
      </Given>
    );
  }
  if (answer !== undefined) {
    return (
      <Given>
        {places.map((place) => {
          const taken = answer.key.gaps[place] ?? [];
          const given = answer.value.gaps[place] ?? '';
          const right = answer.hits[place] === true;
          const Sign = right ? Check : X;
          return (
            <div key={place}>
              <dt>{t('drill.gap', { no: place + 1 })}</dt>
              <dd data-right={right}>
                <Sign size={16} aria-label={right ? t('drill.rightOne') : t('drill.wrongOne')} />
                {given === '' ? t('drill.nothing') : given}
              </dd>
              {right ? null : (
                <>
                  <dt>{t('drill.rightOne')}</dt>
                  <dd>{taken.join(' / ')}</dd>
                </>
              )}
            </div>
          );
        })}
      </Given>
    );
  }
  if (question.kind === 'short') {
    return (
      <Fields data-wide="">
        <TextArea
          label={t('drill.yourText')}
          value={value.text}
          maxLength={longestShortAnswer}
          tooLongText={t('drill.tooLong', { count: longestShortAnswer })}
          rows={5}
          maxRows={12}
          disabled={disabled}
          onChange={({ target }) => onAnswer({ text: target.value.slice(0, longestShortAnswer) })}
        />
      </Fields>
    );
  }
  return (
    <Fields>
      {places.map((place) => (
        <TextField
          key={place}
          label={t('drill.gap', { no: place + 1 })}
          value={value.gaps[place] ?? ''}
          maxLength={longestGap}
          autoComplete="off"
          disabled={disabled}
          onChange={({ target }) =>
            onAnswer({ gaps: places.map((other) => (other === place ? target.value : (value.gaps[other] ?? ''))) })
          }
        />
      ))}
    </Fields>
  );
}
