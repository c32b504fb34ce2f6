import { useFailureText } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice, PasswordField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DevicesStore } from './DevicesStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

export interface TrustDialogProps {
  devices: DevicesStore;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before this device may log its person in by face. */
export const TrustDialog = observer(function TrustDialog({ devices, onClose, open }: TrustDialogProps) {
  const { t } = useTranslation('face');
  const { t: shared } = useTranslation('account');
  const failureText = useFailureText();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { isPasswordWrong, trusting } = devices;
  const close = () => {
    setPassword('');
    setTried(false);
    trusting.dismiss();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === '') return field.current?.focus();
    if (await trusting.run({ password })) close();
    else if (devices.isPasswordWrong) field.current?.focus();
  };
  const failure = trusting.failureOf();
  return (
    <LazyDialog
      open={open}
      onClose={close}
      title={t('devices.ask')}
      closeText={t('close')}
      footer={
        <>
          <Button onClick={close}>{t('devices.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} pending={trusting.isPending()}>
            {t('devices.confirm')}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('devices.askText')}</p>
        {failure === undefined || isPasswordWrong ? null : (
          <Notice tone="danger" live>
            {t('failedWhy', { why: failureText(failure) })}
          </Notice>
        )}
        <PasswordField
          ref={field}
          label={t('devices.password')}
          hint={t('devices.passwordHint')}
          name="password"
          autoComplete="current-password"
          maxLength={64}
          revealText={shared('login.reveal')}
          concealText={shared('login.conceal')}
          capsLockText={shared('login.capsLock')}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            trusting.dismiss();
          }}
          error={tried && password === '' ? t('devices.missing') : isPasswordWrong ? t('devices.wrong') : undefined}
        />
      </Form>
    </LazyDialog>
  );
});
