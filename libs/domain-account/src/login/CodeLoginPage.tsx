import { Button, Checkbox, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { CodeFields } from '../phone/CodeFields.tsx';
import { useCodeFields } from '../phone/useCodeFields.ts';
import { usePhoneTexts } from '../phone/usePhoneTexts.ts';
import type { LoginStore } from './LoginStore.ts';
import { byCode } from './otherWays.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  & > label {
    margin-bottom: 4px;
    color: var(--ink-2);
  }
`;

export interface CodeLoginPageProps {
  store: LoginStore;
  onEntered: (entered: boolean) => void;
}

/** The login by a code that is sent to the phone. */
export const CodeLoginPage = observer(function CodeLoginPage({ onEntered, store }: CodeLoginPageProps) {
  usePhoneTexts();
  const { t } = useTranslation('account');
  const { http } = accountDomain.useEnvironment();
  const code = useCodeFields('login');
  const [remember, setRemember] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (store.pending || !(await code.check())) return;
    const { region, number, code: typed } = code.store;
    const entered = await store.enter(
      byCode(http, { region, number, code: typed, remember: remember ? 'Y' : 'N' }),
      remember,
    );
    if (entered) onEntered(true);
    else code.refused(store.failure);
  };
  const { problem } = store;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || problem.key === 'unknown' ? null : (
        <Notice tone="danger" live>
          {t(`login.errors.${problem.key}`, { count: problem.count ?? 0 })}
        </Notice>
      )}
      <CodeFields {...code.fields} />
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" block pending={store.pending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
});
