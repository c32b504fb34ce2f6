import { languageTag, messageSetOf, type ShownLanguage } from '@banyan/core-session';
import type { Language } from '@banyan/contracts';
import { MenuButton, VisuallyHidden, type MenuEntry } from '@banyan/ui';
import { Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { languageStoreOf } from './LanguageStore.ts';
import { whenUsed } from './whenUsed.ts';

const tagOf = (code: ShownLanguage) => languageTag(messageSetOf(code));

/** The name of a language in that language. */
function ownName(code: ShownLanguage): string {
  // The Chinese ones are distinguished by script, not by region; and there is one English.
  const tag = code === 'zh_cn' ? 'zh-Hans' : code === 'en' ? code : tagOf(code);
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

export interface LanguageMenuProps {
  /** Shows an icon without words. */
  readonly compact: boolean;
}

/** The offered languages, each by its own name: the browser's names until the server's have loaded. */
export const LanguageMenu = observer(function LanguageMenu({ compact }: LanguageMenuProps) {
  const { t } = useTranslation('portal');
  const services = useServices();
  const { session } = services;
  const { switchLanguage } = useFrame();
  const store = languageStoreOf(services.http);
  useEffect(() => whenUsed(() => void store.load()), [store]);

  const nameOf = (code: Language) => (code === 'auto' ? t('language.auto') : (store.nameOf(code) ?? ownName(code)));
  const items = session.languagesOnOffer.map((code): MenuEntry => ({
    id: code,
    label: nameOf(code),
    ...(code === 'auto' ? {} : { lang: tagOf(code) }),
  }));
  const current = session.language;
  return (
    <MenuButton
      label={t('language.menu')}
      iconOnly={compact}
      icon={compact ? undefined : <Globe size={16} aria-hidden="true" />}
      items={items}
      selected={session.languageChoice}
      onAction={(id) => void switchLanguage(id as Language)}
    >
      {compact ? (
        <Globe size={20} aria-hidden="true" />
      ) : (
        <>
          <VisuallyHidden>{t('language.menu')} </VisuallyHidden>
          {nameOf(current)}
        </>
      )}
    </MenuButton>
  );
});
