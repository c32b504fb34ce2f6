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
 * The language that the screen in view was made in. What a screen holds is in one language: another one makes it anew,
 * unless something is typed there, which stays with its place; then its words alone are in the other language, and the
 * screen asks behind what is shown.
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
