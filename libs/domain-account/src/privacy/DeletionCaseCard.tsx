import { ErrorCode } from '@banyan/contracts';
import { deletionLimits, refusedDeletion, type DeletionCase } from '@banyan/contracts/account';
import { refusalData } from '@banyan/core-screen';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Avatar, Button, countCharacters, Notice, Tag, TextArea } from '@banyan/ui';
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
    gap: 8px;
  }
  & [data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
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
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export interface DeletionCaseCardProps {
  row: DeletionCase;
  /** The typed answer. */
  reply: string;
  pending: boolean;
  /** Error of the decision; undefined when it succeeded. */
  failure: unknown;
  onReply: (reply: string) => void;
  onRefuse: () => void;
  onApprove: () => void;
  onRefresh: () => void;
}

/** A request for deletion: the person, the reason, and the two answers to it. */
export function DeletionCaseCard(props: DeletionCaseCardProps) {
  const { failure, onApprove, onRefresh, onRefuse, onReply, pending, reply, row } = props;
  const { t } = useTranslation('privacy');
  const failureText = useFailureText();
  const [missing, setMissing] = useState(false);
  const length = countCharacters(reply.trim());
  const refuse = () => {
    setMissing(length === 0);
    if (length > 0 && length <= deletionLimits.reply) onRefuse();
  };
  const refusal = refusalData(failure, ErrorCode.deletionRefused, refusedDeletion)?.refusal;
  const settled = refusal === 'settled';
  const { askedAt, decidedAt, decidedBy, own, person, reason, state } = row;
  return (
    <Row>
      <div>
        <p data-line="">
          <Avatar name={person.name} src={person.image} size={32} />
          <b>{person.name}</b>
          <small>{[person.account, person.department].filter((part) => part !== '').join(' · ')}</small>
        </p>
        <small>
          {t('desk.asked')} <Moment at={askedAt} />
        </small>
        {reason === '' ? <small>{t('desk.noReason')}</small> : <blockquote>{reason}</blockquote>}
      </div>
      {state !== 'waiting' ? (
        <div>
          <p data-line="">
            <Tag tone={state === 'refused' ? 'danger' : 'ok'}>{t(`desk.state.${state}`)}</Tag>
            <small>
              {decidedBy} {decidedAt === null ? null : <Moment at={decidedAt} />}
            </small>
          </p>
          {row.reply === '' ? null : <blockquote>{row.reply}</blockquote>}
        </div>
      ) : own ? (
        <div>
          <Notice tone="info">{t('desk.own')}</Notice>
        </div>
      ) : (
        <div>
          <TextArea
            label={t('desk.reply')}
            rows={2}
            maxLength={deletionLimits.reply}
            tooLongText={t('desk.replyTooLong', { count: deletionLimits.reply })}
            error={missing && length === 0 ? t('desk.replyMissing') : undefined}
            value={reply}
            onChange={({ target }) => onReply(target.value)}
          />
          {failure === undefined ? null : (
            <Notice
              tone="danger"
              live
              action={
                settled ? (
                  <Button size="sm" onClick={onRefresh}>
                    {t('deletion.readAgain')}
                  </Button>
                ) : undefined
              }
            >
              {settled
                ? t('desk.settled')
                : refusal === 'lastAdministrator'
                  ? t('desk.lastAdministrator')
                  : failureText(failure, t('desk.kept'))}
            </Notice>
          )}
          <p data-line="">
            <Button variant="danger" pending={pending} onClick={onApprove}>
              {t('desk.approve')}
            </Button>
            <Button pending={pending} onClick={refuse}>
              {t('desk.refuse')}
            </Button>
          </p>
        </div>
      )}
    </Row>
  );
}
