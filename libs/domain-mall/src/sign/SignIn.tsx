import { momentParts, useClock, useFailureText } from '@banyan/core-screen/views';
import { SignDialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { SignInStore } from './SignInStore.ts';

export interface SignInProps {
  store: SignInStore;
}

/** The dialog of signing in: seven days, the points of each, and today's. */
export const SignIn = observer(function SignIn({ store }: SignInProps) {
  const { t, language, points } = useWords();
  const failureText = useFailureText();
  const now = useClock()();
  const { days, earned, sign } = store;
  const { value } = days;
  const today = value?.days.find(({ state }) => state === 'today');
  const failure = sign.failureOf() ?? days.error;
  // A day has no zone: it is shown as it is written.
  const labelOf = (date: string) => momentParts(Date.parse(`${date}T12:00:00Z`), now, language, 'UTC').date;
  return (
    <SignDialog
      open={store.open}
      onClose={() => store.close()}
      title={value?.signed === true ? t('sign.signed') : t('sign.title')}
      days={(value?.days ?? []).map(({ date, state, points: brings }) => ({
        label: labelOf(date),
        reward: `+${brings}`,
        state,
      }))}
      {...(value === null
        ? days.error === undefined
          ? {}
          : { sign: { text: t('action.retry'), onSign: () => void days.retry() } }
        : {
            sign: {
              text: value.signed ? t('sign.tomorrow') : t('sign.sign', { points: points(today?.points ?? 0) }),
              // After signing the button stays, so that the focus has a place.
              onSign: () => (value.signed ? store.close() : void sign.run()),
              pending: sign.isPending(),
            },
          })}
      error={failure === undefined ? undefined : failureText(failure, t('sign.kept'))}
      words={{ done: t('sign.done'), missed: t('sign.missed'), close: t('action.close') }}
    >
      {value === null
        ? t('sign.loading')
        : earned > 0
          ? t('sign.earned', { points: points(earned), count: value.streakDays })
          : t('sign.text', { count: value.streakDays })}
    </SignDialog>
  );
});
