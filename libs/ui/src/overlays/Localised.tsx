import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from '../theme/locale.ts';

/** Gives a primitive of react-aria the language of `UiProvider`: the order of a date's parts, digits, its own few words. */
export function Localised({ children }: { children: ReactNode }) {
  const locale = use(LocaleContext);
  return locale === '' ? children : <I18nProvider locale={locale}>{children}</I18nProvider>;
}
