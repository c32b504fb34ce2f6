import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '../request/refusal.ts';
import { useFailureText } from '../words/useFailureText.ts';
import { Button, Notice } from '@banyan/ui';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';

/** A row of the review desk: the subject, and beside it the answer. */
export const ReviewRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & p {
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & blockquote {
    margin: 0;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** The actions, in one line. */
export const ReviewActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export interface ReviewFailureProps {
  /** Error of answering; undefined without one. */
  failure: unknown;
  /** Text for the case that another person has answered first. */
  overtaken?: string;
  /** Note that the typed text is kept. */
  kept?: string;
  onRefresh: () => void;
}

/** Reason why an answer was not accepted. If another person has answered first, its button reloads the list. */
export function ReviewFailure({ failure, overtaken, kept, onRefresh }: ReviewFailureProps) {
  const { t } = useTranslation('screen');
  const failureText = useFailureText();
  if (failure === undefined) return null;
  const late = refusalCode(failure) === ErrorCode.postChanged;
  return (
    <Notice
      tone="danger"
      live
      action={
        late ? (
          <Button size="sm" onClick={onRefresh}>
            {t('review.readAgain')}
          </Button>
        ) : undefined
      }
    >
      {late ? (overtaken ?? t('review.overtaken')) : failureText(failure, kept ?? t('review.kept'))}
    </Notice>
  );
}
