import { SegmentedControl } from '@banyan/ui';
import { useShow } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AudienceEffect } from './AudienceEffect.tsx';
import { Halves } from './audienceStyle.ts';
import type { AudienceStore } from './AudienceStore.ts';
import { AudienceTerms } from './AudienceTerms.tsx';
import { CopyAudience } from './CopyAudience.tsx';
import { KeepAsGroup } from './KeepAsGroup.tsx';

/** Pause after a change before the people are counted again, ms. */
const pauseMs = 300;

export interface AudienceEditorProps {
  /** Keeps the terms; whoever opens the editor saves its `audience`. */
  store: AudienceStore;
  /** More about the effect, below the question why. */
  children?: ReactNode;
}

/**
 * The audience of something: everyone, or departments with those below, groups, rules and people, less exceptions. Beside it
 * stands how many that are, and why somebody is among them. It fills a wide `SidePanel`.
 */
export const AudienceEditor = observer(function AudienceEditor({ store, children }: AudienceEditorProps) {
  const { t } = useTranslation('console');
  const [open, setOpen] = useState<string | null>(null);
  const { audience } = store;
  useShow(store, () => store.show());
  useEffect(() => {
    const wait = setTimeout(() => void store.count(), pauseMs);
    return () => clearTimeout(wait);
  }, [store, audience]);
  return (
    <Halves>
      <section aria-label={t('audience.label')}>
        <SegmentedControl
          label={t('audience.label')}
          value={audience === null ? 'everyone' : 'some'}
          options={[
            { value: 'everyone', label: t('audience.everyone') },
            { value: 'some', label: t('audience.some') },
          ]}
          onChange={(value) => store.chooseEveryone(value === 'everyone')}
        />
        {audience === null ? (
          <p>{t('audience.everyoneText')}</p>
        ) : (
          <>
            <h3>
              {t('audience.in')} <small>{t('audience.inText')}</small>
            </h3>
            <AudienceTerms store={store} except={false} open={open} onOpen={setOpen} />
            <h3>
              {t('audience.out')} <small>{t('audience.outText')}</small>
            </h3>
            <AudienceTerms store={store} except open={open} onOpen={setOpen} />
          </>
        )}
        <CopyAudience store={store} />
        {audience === null ? null : <KeepAsGroup store={store} />}
      </section>
      <AudienceEffect store={store}>{children}</AudienceEffect>
    </Halves>
  );
});
