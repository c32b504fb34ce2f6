import type { IssuedCertificate } from '@banyan/contracts/training';
import { DateOf, useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, Tag, TextArea } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { certificateTone } from '../standing.ts';
import { Validity } from '../Validity.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > div,
  & form {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 8px;
  }
  & form {
    justify-items: stretch;
  }
  & p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & span[data-acts] {
    display: flex;
    gap: 8px;
  }
`;

export interface IssuedRowProps {
  certificate: IssuedCertificate;
  /** Reason typed so far; undefined while the form is closed. */
  reason: string | undefined;
  pending: boolean;
  /** Why revoking failed; undefined when it did not. */
  failure: unknown;
  onBegin: () => void;
  onWrite: (reason: string) => void;
  onCancel: () => void;
  onRevoke: (reason: string) => void;
}

/** A certificate at the desk: its holder and state, and the form of its revocation. */
export function IssuedRow({ certificate, reason, pending, failure, ...on }: IssuedRowProps) {
  const { t } = useTranslation('training');
  const failureText = useFailureText();
  const [pressed, setPressed] = useState(false);
  const { account, holder, issuedAt, number, state, title } = certificate;
  const missing = pressed && reason?.trim() === '';
  return (
    <Row>
      <div>
        <h3>
          {title} <Tag tone={certificateTone[state]}>{t(`certificate.state.${state}`)}</Tag>
        </h3>
        <p>
          {holder} · {account} · {number}
        </p>
        <p>
          <DateOf at={issuedAt} year /> – <Validity {...certificate} />
        </p>
        {certificate.reason === '' ? null : <p>{t('certificateDesk.because', { reason: certificate.reason })}</p>}
      </div>
      {state === 'revoked' ? null : reason === undefined ? (
        <div>
          <Button size="sm" onClick={on.onBegin} aria-label={t('certificateDesk.revokeOf', { number })}>
            {t('certificateDesk.revoke')}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setPressed(true);
            if (reason.trim() !== '' && !pending) on.onRevoke(reason.trim());
          }}
        >
          <TextArea
            label={t('certificateDesk.reason')}
            hint={t('certificateDesk.reasonHint')}
            rows={2}
            maxLength={200}
            error={missing ? t('certificateDesk.reasonMissing') : undefined}
            value={reason}
            onChange={({ target }) => on.onWrite(target.value)}
          />
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {failureText(failure, t('certificateDesk.kept'))}
            </Notice>
          )}
          <span data-acts="">
            <Button type="submit" variant="danger" pending={pending}>
              {t('certificateDesk.confirm')}
            </Button>
            <Button onClick={on.onCancel}>{t('certificateDesk.cancel')}</Button>
          </span>
        </form>
      )}
    </Row>
  );
}
