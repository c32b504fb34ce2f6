import { Container, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { frameStoreOf } from './FrameStore.ts';

const Foot = styled.footer`
  margin-top: 64px;
  padding: 24px 0 32px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 24px;
  color: var(--ink-3);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  & a:hover {
    color: var(--accent-text);
  }
  & > div > span:last-child {
    margin-inline-start: auto;
  }
`;

/** Shown unless the enterprise has its own links to them. */
const agreements = [
  { path: '/agreement?kind=terms', key: 'shell.agreement' },
  { path: '/agreement?kind=privacy', key: 'shell.privacy' },
] as const;

/** Below every screen: the operator, its links, the agreement. Without an answer only the agreement is shown. */
export const Footer = observer(function Footer() {
  const { t } = useTranslation('portal');
  const services = useServices();
  const { config, session } = services;
  const store = frameStoreOf(services);
  useEffect(() => void store.needTexts(), [store]);
  const texts = store.texts.state === 'ready' ? store.texts.value : null;
  const links = texts?.links ?? [];
  const owner = texts?.owner || session.enterprise?.enterpriseName;
  return (
    <Foot aria-label={t('shell.footer')}>
      <Container>
        {owner ? <span>{owner}</span> : null}
        {links.map(({ title, path }) => (
          <UiLink key={path} href={path}>
            {title}
          </UiLink>
        ))}
        {agreements
          .filter(({ path }) => !links.some((link) => link.path === path))
          .map(({ path, key }) => (
            <UiLink key={path} href={path}>
              {t(key)}
            </UiLink>
          ))}
        <span>{t('shell.provided', { product: config.productName })}</span>
      </Container>
    </Foot>
  );
});
