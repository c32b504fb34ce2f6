import { ErrorState } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '@banyan/ui';
import { LoginWaiting } from './LoginWaiting.tsx';
import type { Login } from './openLogin.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { formWays, Ways, type FormWay } from './Ways.tsx';

/** The code of each other way loads on request. */
const CodeLogin = lazy(() =>
  loadPart(() => import('./CodeLoginPage.tsx')).then((module) => ({ default: module.CodeLoginPage })),
);
const ScanLogin = lazy(() =>
  loadPart(() => import('../scan/ScanLoginPage.tsx')).then((module) => ({ default: module.ScanLoginPage })),
);
const FaceLogin = lazy(() =>
  loadPart(() => import('../face/FaceLoginPage.tsx')).then((module) => ({ default: module.FaceLoginPage })),
);

export interface LoginFormsProps {
  store: Login;
  /** The requested way. */
  chosen: string;
  onChoose: (way: FormWay) => void;
  /** Whether the first field takes the focus. */
  focused?: boolean;
  /** Address for a forgotten password; left out when there is none. */
  forgottenHref?: string | undefined;
  onEntered: (entered: boolean) => void;
  /** Fetches the ways again. */
  onRetry: () => void;
}

/** The ways to log in with a form of their own, as the enterprise offers them. */
export const LoginForms = observer(function LoginForms(props: LoginFormsProps) {
  const { chosen, focused = false, forgottenHref, onEntered, onRetry, store } = props;
  const { t } = useTranslation('account');
  const onChoose = (way: FormWay) => {
    // Errors of the earlier way do not apply to this one.
    store.startOver();
    props.onChoose(way);
  };
  // Read here, because the render prop of `Ways` is not tracked by this observer.
  const { methods, pending, problem } = store;
  if (methods.state === 'failed') {
    return <ErrorState title={t('login.failed')} retryText={t('login.retry')} onRetry={onRetry} size={144} />;
  }
  if (methods.state !== 'ready') return <LoginWaiting />;
  const { accountHint, methods: offered, reset } = methods.value;
  const forms = formWays.filter((way) => offered.includes(way));
  if (forms.length === 0) return null;
  const other = forms.find((way) => way !== 'face');
  return (
    <Ways
      label={t('login.methods')}
      offered={forms}
      chosen={chosen}
      onChoose={onChoose}
      form={(way) =>
        way === 'password' ? (
          <PasswordLogin
            accountLabel={accountHint}
            pending={pending}
            problem={problem}
            focused={focused}
            forgottenHref={reset === 'Y' ? forgottenHref : undefined}
            onSubmit={(account, password, remember) => void store.submit(account, password, remember).then(onEntered)}
          />
        ) : (
          <Suspense fallback={<LoginWaiting />}>
            {way === 'code' ? (
              <CodeLogin store={store} onEntered={onEntered} />
            ) : way === 'scan' ? (
              <ScanLogin store={store} onEntered={onEntered} />
            ) : (
              <FaceLogin
                store={store}
                onEntered={onEntered}
                onOther={other === undefined ? undefined : () => onChoose(other)}
              />
            )}
          </Suspense>
        )
      }
    />
  );
});
