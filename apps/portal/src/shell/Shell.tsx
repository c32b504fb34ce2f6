import { SkipLink } from '@banyan/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ShellProps } from './shellProps.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ToTop } from './ToTop.tsx';
import { useMadeIn } from './useMadeIn.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  & > main {
    flex: 1;
    outline: 0;
  }
`;

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
