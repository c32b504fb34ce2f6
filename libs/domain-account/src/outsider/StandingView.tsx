import type { OutsiderStanding } from '@banyan/contracts/account';
import { Moment } from '@banyan/core-screen/views';
import { Button, Facts, LinkButton, Notice } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Parts = styled.div`
  display: grid;
  gap: 16px;

  & > h2 {
    font-size: var(--t20);
    line-height: 30px;
  }
  & > h2 + p {
    margin-top: -8px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > [data-acts] {
    display: grid;
    gap: 12px;
    margin-top: 8px;
  }
`;

export interface StandingViewProps {
  readonly standing: OutsiderStanding;
  /** Whether the number was verified on this page. */
  readonly fresh: boolean;
  readonly codeHref: string;
  readonly entering: boolean;
  /** Error of the login; empty when there is none. */
  readonly failure: string;
  readonly looking: boolean;
  readonly onEnter: () => void;
  readonly onLook: () => void;
  readonly onAgain: () => void;
  /** Verifies a number, this or another. */
  readonly onOther: () => void;
}

/** State of a request, with the next step. */
export function StandingView(props: StandingViewProps) {
  const { codeHref, entering, failure, fresh, looking, onAgain, onEnter, onLook, onOther, standing } = props;
  const { t } = useTranslation('outsider');
  const { answer, askedAt, company, name, phone, reason, state } = standing;
  if (state === 'new') return null;
  return (
    <Parts>
      <h2>{t(`state.${state}.title`)}</h2>
      <p>{state === 'approved' && !fresh ? t('state.approved.stale') : t(`state.${state}.text`, { phone })}</p>
      {state === 'refused' ? <Notice tone="warn">{t('why', { answer })}</Notice> : null}
      {failure === '' ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {askedAt === null ? null : (
        <Facts
          rows={[
            { name: t('name'), value: name },
            { name: t('company'), value: company },
            { name: t('reason'), value: reason },
            { name: t('phone'), value: phone },
            { name: t('askedAt'), value: <Moment at={askedAt} /> },
          ]}
        />
      )}
      <span data-acts="">
        {state === 'waiting' ? (
          <Button size="lg" block pending={looking} onClick={onLook}>
            {t('look')}
          </Button>
        ) : state === 'refused' ? (
          <Button variant="primary" size="lg" block onClick={onAgain}>
            {t('again')}
          </Button>
        ) : state === 'member' ? (
          <LinkButton variant="primary" size="lg" block href={codeHref}>
            {t('toCode')}
          </LinkButton>
        ) : fresh ? (
          <Button variant="primary" size="lg" block pending={entering} onClick={onEnter}>
            {t('enter')}
          </Button>
        ) : null}
        <Button variant={state === 'approved' && !fresh ? 'primary' : 'ghost'} size="lg" block onClick={onOther}>
          {state === 'approved' && !fresh ? t('proveAgain') : t('other')}
        </Button>
      </span>
    </Parts>
  );
}
