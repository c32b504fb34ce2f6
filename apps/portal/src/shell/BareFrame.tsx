import { Container, SkipLink } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  & > header {
    height: var(--header-h);
  }
  & > header > div {
    height: 100%;
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & > main {
    flex: 1;
    outline: 0;
  }
`;

/** Around screens outside the main shell: brand and language, no navigation. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <Page>
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      <header>
        <Container>
          <Brand />
          <LanguageSwitch />
        </Container>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Page>
  );
}
