import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, Card, Container, Notice, PageTitle, PasswordField, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { CodeFields } from '../phone/CodeFields.tsx';
import { phoneRefusal } from '../phone/phoneRefusal.ts';
import { useCodeFields } from '../phone/useCodeFields.ts';
import { makePhoneStore } from './PhoneStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 420px;
  & > div:last-child {
    margin-top: 8px;
  }
`;
const Current = styled.div`
  margin-bottom: 24px;
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Another phone for the account, by password and a code that is sent to the new number. */
export const PhonePage = observer(function PhonePage() {
  const { t } = useTranslation('editor');
  const { t: shared } = useTranslation('account');
  const failureText = useFailureText();
  const environment = accountDomain.useEnvironment();
  const [store] = useState(() => makePhoneStore(environment));
  const code = useCodeFields('change');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  useShow(store.phone, () => store.phone.show());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setIsChanged(false);
    if (password === '') return passwordField.current?.focus();
    if (!(await code.check())) return;
    const { region, number, code: typed } = code.store;
    if (await store.change({ password, region, number, code: typed })) {
      code.store.clear();
      setPassword('');
      setTried(false);
      setIsChanged(true);
    } else if (store.isPasswordWrong) passwordField.current?.focus();
    else code.refused(store.failure);
  };
  const { failure } = store;
  const told = store.isPasswordWrong || phoneRefusal(failure) !== null;
  const passwordError =
    tried && password === '' ? t('phone.missing') : store.isPasswordWrong ? t('phone.wrong') : undefined;
  return (
    <Container>
      <PageTitle description={t('phone.about')}>{t('phone.title')}</PageTitle>
      <Card padding="md">
        <Current aria-live="polite">
          <RequestView
            request={store.phone}
            skeleton={
              <SkeletonRegion label={t('phone.loading')}>
                <SkeletonLine width={200} />
              </SkeletonRegion>
            }
            size={96}
            failed={t('phone.readFailed')}
          >
            {({ phone }) =>
              phone === '' ? (
                t('phone.none')
              ) : (
                <>
                  {t('phone.current')} <b>{phone}</b>
                </>
              )
            }
          </RequestView>
        </Current>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          {isChanged ? (
            <Notice tone="ok" live>
              {t('phone.done')}
            </Notice>
          ) : failure === undefined || told ? null : (
            <Notice tone="danger" live>
              {t('phone.failed', { why: failureText(failure) })}
            </Notice>
          )}
          <PasswordField
            ref={passwordField}
            label={t('phone.password')}
            hint={t('phone.passwordHint')}
            name="password"
            autoComplete="current-password"
            maxLength={64}
            revealText={shared('login.reveal')}
            concealText={shared('login.conceal')}
            capsLockText={shared('login.capsLock')}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              store.dismiss();
            }}
            error={passwordError}
          />
          <CodeFields {...code.fields} size="md" numberLabel={t('phone.next')} />
          <div>
            <Button type="submit" variant="primary" pending={store.isPending()}>
              {t('phone.submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </Container>
  );
});
