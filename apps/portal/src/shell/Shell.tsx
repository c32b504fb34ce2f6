import { SkipLink } from '@banyan/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import type { ShellProps } from './shellProps.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ToTop } from './ToTop.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  & > main {
    flex: 1;
    outline: 0;
  }
`;

/**
 * The language that the screen in view was rendered in. A screen's data are in one language: a change renders it again,
 * unless it has typed text, which keeps the screen; then only its words are in the new language, and its data are
 * fetched in the background.
 */
function useMadeIn(language: string): string {
  const { leaving } = useFrame();
  const [known, setKnown] = useState({ language, madeIn: language });
  if (known.language === language) return known.madeIn;
  const madeIn = leaving.keeps() ? known.madeIn : language;
  setKnown({ language, madeIn });
  return madeIn;
}

/** Header, screen, footer; of a screen with the layout `none` the screen alone. */
export function Shell({ layout, children }: ShellProps) {
  const { t, i18n } = useTranslation('portal');
  const madeIn = useMadeIn(i18n.language);
  const bare = layout === 'none';
  return (
    <Page>
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      {bare ? null : <Header layout={layout} />}
      <main id="content" tabIndex={-1}>
        <Fragment key={madeIn}>{children}</Fragment>
      </main>
      {bare ? null : <Footer />}
      <ToTop />
    </Page>
  );
}
