import { apiOf } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import type { CodeUse } from '@banyan/contracts/account';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import type { CodeFieldsProps } from './CodeFields.tsx';
import { codeCalls } from '../api/codeCalls.ts';
import { CodeStore } from './CodeStore.ts';

export interface CodeFieldsOf {
  readonly store: CodeStore;
  /** For `CodeFields`; read inside an observer. */
  readonly fields: CodeFieldsProps;
  /** True when number and code can be sent; otherwise the wrong field has the focus. */
  readonly check: () => Promise<boolean>;
  /** Adopts a refusal about number or code, and moves the focus; false when it is about something else. */
  readonly refused: (error: unknown) => boolean;
}

/** A number and its code in a form: the store and the fields' props with their texts. */
export function useCodeFields(purpose: CodeUse): CodeFieldsOf {
  const { t, i18n } = useTranslation('phone');
  const failureText = useFailureText();
  const { http } = accountDomain.useEnvironment();
  const [store] = useState(() => new CodeStore(apiOf(http, codeCalls), purpose));
  const numberRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Names of countries are in the reader's language.
    void store.countries.show();
    return () => store.countries.leave();
  }, [store, i18n.language]);
  const focus = (ref: RefObject<HTMLInputElement | null>) => ref.current?.focus();
  const toProblem = () => focus(store.numberProblem === null ? codeRef : numberRef);
  const { codeProblem, failure, numberProblem, sent, slider, wait } = store;
  const toNext = (onItsWay: boolean) => {
    const said = [store.numberProblem, store.codeProblem, store.wait, store.failure].some((one) => one != null);
    if (onItsWay) focus(codeRef);
    else if (!store.sliderOpen && said) toProblem();
  };
  const problem =
    wait !== null
      ? t('wait', { count: Math.max(1, Math.ceil(wait / 60)) })
      : failure === undefined
        ? null
        : t('notSent', { why: failureText(failure) });
  const onAsk = () => {
    void store.ask().then(() => {
      if (store.numberProblem !== null) focus(numberRef);
    });
  };
  return {
    store,
    fields: {
      countries: store.countries.value?.countries ?? [],
      region: store.region,
      number: store.number,
      code: store.code,
      numberError: numberProblem === null ? undefined : t(`numberProblem.${numberProblem}`),
      codeError: codeProblem === null ? undefined : t(`codeProblem.${codeProblem}`),
      sentTo: sent?.to ?? null,
      resendAt: sent?.resendAt ?? null,
      problem,
      numberRef,
      codeRef,
      slider: {
        open: store.sliderOpen,
        challenge: slider.value,
        failed: slider.state === 'failed',
        missed: store.missed,
        pending: store.isSending,
        working: store.working,
        onSlide: (position) => void store.slide(position).then(toNext),
        onWork: () => void store.work().then(toNext),
        onRetry: () => void slider.load(),
        onClose: () => store.closeSlider(),
      },
      onNumber: (region, number) => store.typeNumber(region, number),
      onCode: (code) => store.typeCode(code),
      onAsk,
    },
    async check() {
      const first = await store.check();
      if (first !== null) focus(first === 'number' ? numberRef : codeRef);
      return first === null;
    },
    refused(error) {
      const taken = store.refused(error);
      if (taken) toProblem();
      return taken;
    },
  };
}
