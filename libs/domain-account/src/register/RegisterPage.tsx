import { longestName, passwordProblems, type BirthdayType } from '@banyan/contracts/account';
import { AppLink } from '@banyan/core-session';
import { LatePart, useFailureText, useShow } from '@banyan/core-screen/views';
import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PasswordField,
  SkeletonBlock,
  SkeletonRegion,
  TextField,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { PasswordRules } from '../login/PasswordRules.tsx';
import { useGoOn } from '../login/useGoOn.ts';
import { CodeFields } from '../phone/CodeFields.tsx';
import { phoneRefusal } from '../phone/phoneRefusal.ts';
import { useCodeFields } from '../phone/useCodeFields.ts';
import { AgreementField } from './AgreementField.tsx';
import { BirthdayFields } from './BirthdayFields.tsx';
import { birthdayFits } from './birthdayFits.ts';
import { RegisterStore } from './RegisterStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  h1 + p {
    margin-top: -12px;
    color: var(--ink-2);
  }
`;
/** The search field is large; it is shown once the departments have loaded. */
const loadDepartments = () => import('./DepartmentField.tsx').then(({ DepartmentField }) => DepartmentField);
/** As tall as the field with its label, px. */
const fieldHeight = 74;
const nothing = { name: '', birthday: '', password: '', confirm: '' };

/** A new account, for people with a phone. */
export const RegisterPage = observer(function RegisterPage() {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation('account');
  const failureText = useFailureText();
  const { http, ports, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new RegisterStore(http, session));
  const code = useCodeFields('register');
  const goOn = useGoOn();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(nothing);
  const [department, setDepartment] = useState<string | null>(null);
  const [birthdayType, setBirthdayType] = useState<BirthdayType>('solar');
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useShow(store.departments, () => store.departments.show(), session.language);
  useShow(store.birthdays, () => store.birthdays.show());
  const { enterprise } = session;
  if (enterprise === null) return null;
  const loginHref = `/login?${query.toString()}`;
  const frame = {
    seed: String(enterprise.eid),
    brand: enterprise.portalName,
    logo: enterprise.linkIcon,
    slogan: enterprise.slogan,
    detail: enterprise.sloganDetail,
    tools: <ports.LanguageSwitch />,
    foot: shared('login.by', { product: ports.productName }),
  };
  if (enterprise.showUserRegister !== 'Y') {
    return (
      <LoginFrame {...frame}>
        <EmptyState
          label={t('closed')}
          level={2}
          description={t('closedText')}
          actions={<LinkButton href={loginHref}>{t('toLogin')}</LinkButton>}
        />
      </LoginFrame>
    );
  }

  const { choices, failure, refusedFields } = store;
  const policy = enterprise.passwordPolicy;
  const problems = {
    name: typed.name.trim() === '' ? t('rule.name') : refusedFields['name'] === undefined ? null : t('rule.unseen'),
    department: choices.length > 0 && department === null ? t('rule.department') : null,
    birthday:
      refusedFields['birthday'] === undefined && birthdayFits(birthdayType, typed.birthday) ? null : t('rule.birthday'),
    password: passwordProblems(policy, typed.password).length > 0 ? t('rule.weak') : null,
    confirm: typed.confirm === typed.password ? null : t('rule.mismatch'),
    agreed: agreed ? null : t('rule.agreed'),
  };
  const errorOf = (name: keyof typeof problems) => (tried ? (problems[name] ?? undefined) : undefined);
  const type = (name: keyof typeof nothing) => (event: { readonly target: { readonly value: string } }) => {
    setTyped({ ...typed, [name]: event.target.value });
    store.dismiss();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (store.pending) return;
    const first = (Object.keys(problems) as (keyof typeof problems)[]).find((name) => problems[name] !== null);
    if (first === 'name' || first === 'department') return focusOn(form.current, first);
    if (!(await code.check())) return;
    if (first !== undefined) return focusOn(form.current, first);
    const { region, number, code: digits } = code.store;
    const entered = await store.register({
      ...typed,
      name: typed.name.trim(),
      region,
      number,
      code: digits,
      department: Number(department ?? 0),
      birthdayType,
      agreed: 'Y',
    });
    if (entered) goOn(true);
    else code.refused(store.failure);
  };
  const told = phoneRefusal(failure) !== null || Object.keys(refusedFields).length > 0;
  const reveal = {
    revealText: shared('login.reveal'),
    concealText: shared('login.conceal'),
    capsLockText: shared('login.capsLock'),
  };
  return (
    <LoginFrame {...frame}>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h1>{t('title', { portal: enterprise.portalName })}</h1>
        <p>
          {t('known')}{' '}
          <AppLink kind="screen" to={loginHref}>
            {t('toLogin')}
          </AppLink>
        </p>
        {failure === undefined || told ? null : (
          <Notice tone="danger" live>
            {t('failed', { why: failureText(failure) })}
          </Notice>
        )}
        <TextField
          size="lg"
          name="name"
          label={t('name')}
          autoComplete="name"
          maxLength={longestName}
          value={typed.name}
          onChange={type('name')}
          error={errorOf('name')}
        />
        {store.departments.state === 'failed' ? (
          <Notice tone="danger">
            {t('departmentsFailed')}{' '}
            <Button size="sm" onClick={() => void store.departments.retry()}>
              {t('retry')}
            </Button>
          </Notice>
        ) : choices.length === 0 ? null : (
          <LatePart
            load={loadDepartments}
            waiting={
              <SkeletonRegion label={t('department')}>
                <SkeletonBlock height={fieldHeight} />
              </SkeletonRegion>
            }
          >
            {(DepartmentField) => (
              <DepartmentField
                choices={choices}
                value={department}
                onChange={setDepartment}
                error={errorOf('department')}
              />
            )}
          </LatePart>
        )}
        <CodeFields {...code.fields} />
        <PasswordField
          size="lg"
          name="password"
          label={t('password')}
          autoComplete="new-password"
          maxLength={64}
          {...reveal}
          value={typed.password}
          onChange={type('password')}
          error={errorOf('password')}
        />
        <PasswordRules policy={policy} password={typed.password} />
        <PasswordField
          size="lg"
          name="confirm"
          label={t('confirm')}
          autoComplete="new-password"
          maxLength={64}
          {...reveal}
          value={typed.confirm}
          onChange={type('confirm')}
          error={errorOf('confirm')}
        />
        <BirthdayFields
          value={typed.birthday}
          error={errorOf('birthday')}
          onChange={type('birthday')}
          type={birthdayType}
          types={store.birthdays.value?.types ?? ['solar']}
          onType={setBirthdayType}
        />
        <AgreementField agreed={agreed} error={errorOf('agreed')} onChange={setAgreed} />
        <Button type="submit" variant="primary" size="lg" block pending={store.pending}>
          {t('submit')}
        </Button>
      </Form>
    </LoginFrame>
  );
});

/** Focuses the field to correct. */
function focusOn(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(name === 'department' ? '[role="combobox"]' : `[name="${name}"]`)?.focus();
}
