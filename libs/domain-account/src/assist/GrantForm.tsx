import { accessMinutes, assistLimits, supportTypes, type SupportType } from '@banyan/contracts/account';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Checkbox, countCharacters, Notice, SegmentedControl, TextArea } from '@banyan/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 640px;

  & > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > [data-wide] {
    width: 100%;
  }
  & > [data-choice] {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  & [data-choice] > small {
    color: var(--ink-3);
    font-size: var(--t12);
    line-height: 20px;
  }
  & [data-missing] {
    margin-top: 4px;
    color: var(--danger);
    font-size: var(--t12);
    line-height: 20px;
  }
`;

type Minutes = (typeof accessMinutes)[number];

export interface GrantFormProps {
  readonly type: SupportType;
  readonly minutes: Minutes;
  readonly reason: string;
  readonly agreed: boolean;
  readonly pending: boolean;
  /** The error of making the link; undefined when nothing failed. */
  readonly failure: unknown;
  readonly onChange: (to: { type?: SupportType; minutes?: Minutes; reason?: string; agreed?: boolean }) => void;
  readonly onGrant: () => void;
}

/** Asks for the duration and purpose of support's access, and for the consent. */
export function GrantForm(props: GrantFormProps) {
  const { agreed, failure, minutes, onChange, onGrant, pending, reason, type } = props;
  const { t } = useTranslation('assist');
  const failureText = useFailureText();
  const [missing, setMissing] = useState(false);
  const most = assistLimits.reason;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed && countCharacters(reason.trim()) <= most) onGrant();
  };
  return (
    <Card>
      <Form onSubmit={submit} noValidate aria-label={t('grant.title')}>
        <h2>{t('grant.title')}</h2>
        <div data-choice="">
          <span aria-hidden="true">{t('grant.type')}</span>
          <SegmentedControl
            label={t('grant.type')}
            value={type}
            options={supportTypes.toReversed().map((value) => ({ value, label: t(`grant.typeOf.${value}`) }))}
            onChange={(value) => onChange({ type: supportTypes.find((each) => each === value) ?? type })}
          />
          <small>{t(`grant.typeMore.${type}`)}</small>
        </div>
        <div data-choice="">
          <span aria-hidden="true">{t('grant.minutes')}</span>
          <SegmentedControl
            label={t('grant.minutes')}
            value={String(minutes)}
            options={accessMinutes.map((count) => ({ value: String(count), label: t('grant.minutesOf', { count }) }))}
            onChange={(value) => onChange({ minutes: accessMinutes.find((each) => String(each) === value) ?? minutes })}
          />
        </div>
        <div data-wide="">
          <TextArea
            label={t('grant.reason')}
            hint={t('grant.reasonHint', { most })}
            rows={2}
            maxLength={most}
            tooLongText={t('grant.tooLong', { most })}
            value={reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </div>
        <div data-wide="">
          <Checkbox
            description={t('grant.agreedMore')}
            checked={agreed}
            onChange={(event) => {
              onChange({ agreed: event.target.checked });
              setMissing(false);
            }}
          >
            {t('grant.agreed')}
          </Checkbox>
          {missing ? (
            <p data-missing="" role="alert">
              {t('grant.notAgreed')}
            </p>
          ) : null}
        </div>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {t('grant.failed', { why: failureText(failure) })}
          </Notice>
        )}
        <Button type="submit" variant="primary" pending={pending}>
          {t('grant.submit')}
        </Button>
      </Form>
    </Card>
  );
}
