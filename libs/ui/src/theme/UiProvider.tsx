import { useMemo, type ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { LinkContext, type LinkComponent } from '../links/link-context.ts';
import { EmptyTextContext } from './empty-text.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { LocaleContext } from './locale.ts';
import { LostPartContext } from './lost-part.ts';
import { theme } from './theme.ts';

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Component for every link of the library; a plain `<a>` by default. An application passes its router's link. */
  link?: LinkComponent;
  /** Nonce for the `<style>` elements under a content security policy that requires one. */
  nonce?: string;
  /** "No data" in the reader's language: the default text of an empty state. */
  emptyText?: string;
  /** BCP 47 tag of the current language, e.g. `zh-CN`: the format of dates, numbers and calendars. */
  locale?: string;
  /** Called when the code of a pressed menu, dialog or picture failed to load and it was closed; show a message. */
  onLostPart?: () => void;
}

const untold = () => undefined;

/** A function, because nested providers would copy the keys of two objects, and these have none. */
const asIs = () => theme;

/** The context of the library around an application: global styles with the tokens, and the link component. */
export function UiProvider({
  children,
  link,
  nonce,
  emptyText = '',
  locale = '',
  onLostPart = untold,
}: UiProviderProps) {
  const sheet = useMemo(() => (nonce === undefined ? {} : { nonce }), [nonce]);
  const content = (
    <StyleSheetManager {...sheet}>
      {/* react-aria writes an inline style unless this id is there; GlobalStyle has its rule, a strict policy its peace. */}
      <meta id="react-aria-pressable-style" name="pressable" content="styled" />
      <GlobalStyle />
      <ThemeProvider theme={asIs}>
        <LocaleContext value={locale}>
          <LostPartContext value={onLostPart}>
            <EmptyTextContext value={emptyText}>{children}</EmptyTextContext>
          </LostPartContext>
        </LocaleContext>
      </ThemeProvider>
    </StyleSheetManager>
  );
  return link === undefined ? content : <LinkContext value={link}>{content}</LinkContext>;
}
