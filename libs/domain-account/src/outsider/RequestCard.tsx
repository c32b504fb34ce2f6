import { outsiderLimits, type OutsiderRequest } from '@banyan/contracts/account';
import { Moment } from '@banyan/core-screen/views';
import { Avatar, Button, Dot, Notice, spacedPhone, Tag, TextArea } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Row = styled.li`
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
    gap: 12px;
    min-width: 0;
  }
  & [data-by],
  & [data-acts] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & [data-said] {
    overflow-wrap: anywhere;
  }
`;

export interface RequestCardProps {
  readonly request: OutsiderRequest;
  /** Whether the viewer may decide it. */
  readonly decides: boolean;
  readonly answer: string;
  readonly pending: boolean;
  /** Error of the decision; empty when it succeeded. */
  readonly failure: string;
  readonly onAnswer: (answer: string) => void;
  readonly onDecide: (approve: boolean) => void;
}

/** An outsider's request for access, with its two answers; or the decision. */
export function RequestCard({ answer, decides, failure, onAnswer, onDecide, pending, request }: RequestCardProps) {
  const { t } = useTranslation('outsider');
  const [missing, setMissing] = useState(false);
  const { company, decidedAt, decidedBy, name, phone, reason, state } = request;
  const empty = answer.trim() === '';
  const refuse = () => {
    setMissing(empty);
    if (!empty && [...answer.trim()].length <= outsiderLimits.answer) onDecide(false);
  };
  return (
    <Row>
      <div>
        <p data-by="">
          <Avatar name={name} src="" size={32} />
          <b>{name}</b>
          <small>
            {company}
            <Dot />
            {spacedPhone(phone)}
            <Dot />
            <Moment at={request.askedAt} />
          </small>
          {state === 'waiting' ? null : (
            <Tag tone={state === 'approved' ? 'ok' : 'warn'}>{t(`desk.decided.${state}`)}</Tag>
          )}
        </p>
        <p data-said="">{reason}</p>
      </div>
      {state === 'waiting' && !decides ? (
        <small>{t('desk.others')}</small>
      ) : state === 'waiting' ? (
        <div>
          <TextArea
            label={t('desk.answer')}
            hint={t('desk.answerHint')}
            rows={2}
            maxLength={outsiderLimits.answer}
            tooLongText={t('tooLong', { limit: outsiderLimits.answer })}
            error={missing && empty ? t('desk.answerEmpty') : undefined}
            value={answer}
            onChange={({ target }) => onAnswer(target.value)}
          />
          {failure === '' ? null : (
            <Notice tone="danger" live>
              {failure}
            </Notice>
          )}
          <span data-acts="">
            <Button variant="primary" pending={pending} onClick={() => onDecide(true)}>
              {t('desk.approve')}
            </Button>
            <Button pending={pending} onClick={refuse}>
              {t('desk.refuse')}
            </Button>
          </span>
        </div>
      ) : (
        <div>
          {request.answer === '' ? null : <p data-said="">{request.answer}</p>}
          <small>
            {decidedBy === '' ? null : (
              <>
                {t('desk.by', { name: decidedBy })}
                <Dot />
              </>
            )}
            {decidedAt === null ? null : <Moment at={decidedAt} />}
          </small>
        </div>
      )}
    </Row>
  );
}
