import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from '../theme/locale.ts';

/** Passes the language of `UiProvider` to react-aria's primitives: order of a date's parts, digits, its few words. */
export function Localised({ children }: { children: ReactNode }) {
  const locale = use(LocaleContext);
  return locale === '' ? children : <I18nProvider locale={locale}>{children}</I18nProvider>;
}
