import { SkipLink } from '@banyan/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ShellProps } from './shellProps.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LateToTop } from './LateToTop.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  & > main {
    flex: 1;
    outline: 0;
  }
`;

/** Header, screen, footer; of a screen with the layout `none` the screen alone [SH-05, SH-06]. */
export function Shell({ layout, children }: ShellProps) {
  const { t, i18n } = useTranslation('portal');
  const bare = layout === 'none';
  return (
    <Page>
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      {bare ? null : <Header layout={layout} />}
      <main id="content" tabIndex={-1}>
        {/* What a screen holds is in one language: another one makes it anew. */}
        <Fragment key={i18n.language}>{children}</Fragment>
      </main>
      {bare ? null : <Footer />}
      <LateToTop />
    </Page>
  );
}
