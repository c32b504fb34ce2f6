import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { ComboBox } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../shared/useWords.ts';
import type { RegionStore } from './RegionStore.ts';

const labels = ['province', 'city', 'district'] as const;

export interface RegionFieldProps {
  choice: RegionStore;
  /** Called with the code of the smallest region; empty while one of its parts has to be chosen. */
  onChange: (region: string) => void;
  onBlur?: () => void;
  /** The error, shown at the step that still needs a choice. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Province, city, district: each a list that is searched by typing. */
export const RegionField = observer(function RegionField({ choice, error, onBlur, onChange, ref }: RegionFieldProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const failureText = useFailureText();
  const asked = choice.steps.filter(({ state }) => state !== 'idle');
  const next = Math.min(choice.chosen.length, asked.length - 1);
  return asked.map((request, step) =>
    request.error === undefined ? (
      <ComboBox
        // A box with a choice from before its options loaded is made again with them, to show its name; without a
        // choice it stays, with the focus and the typed text.
        key={`${step} ${choice.chosen[step] !== undefined && request.value === undefined}`}
        required
        label={t(`address.${labels[step] ?? 'district'}`)}
        words={{ empty: t('address.noRegion'), loading: shared('loading') }}
        options={(request.value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        loading={request.state === 'loading'}
        value={choice.chosen[step] ?? null}
        onChange={(code) => {
          choice.choose(step, code);
          onChange(choice.region);
        }}
        onBlur={onBlur}
        {...(step === next ? { ref, error } : {})}
      />
    ) : (
      <Notice
        key={step}
        tone="danger"
        live
        action={
          <Button size="sm" onClick={() => void request.retry()}>
            {t('action.retry')}
          </Button>
        }
      >
        {t('address.regionsFailed')} {failureText(request.error)}
      </Notice>
    ),
  );
});
