import { shownName, type MyHome } from '@banyan/contracts/account';
import { useFormats } from '@banyan/core-screen/views';
import { Avatar, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 64px;
  padding: 32px 0 24px;
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: var(--t24);
    line-height: 36px;
  }
  p {
    color: var(--ink-2);
  }
`;
const Figures = styled.dl`
  flex: none;
  display: flex;
  gap: 32px;
  text-align: end;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  dd {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
  }
  a:hover {
    color: var(--accent-text);
  }
`;

function Figure({ name, href, children }: { name: string; href?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href === undefined ? children : <UiLink href={href}>{children}</UiLink>}</dd>
    </div>
  );
}

/** The viewer with their credits, points and courses. Figures are shown once they are known. */
export const MyHead = observer(function MyHead({ home }: { home: MyHome | null }) {
  const { t } = useTranslation('my');
  const { number } = useFormats();
  const { links, session } = useServices();
  const { user } = session;
  const name = user === null ? '' : shownName(user);
  return (
    <Head>
      <Avatar name={name} src={user?.image ?? ''} size={64} />
      <div>
        <h1>{name}</h1>
        <p>{user?.department}</p>
      </div>
      {home === null ? null : (
        <Figures>
          <Figure name={t('learning')} href={links.record('learning')}>
            {number(home.counts.learning)}
          </Figure>
          <Figure name={t('learned')} href={links.record('learned')}>
            {number(home.counts.learned)}
          </Figure>
          <Figure name={t('credits')}>{number(home.credit / 10)}</Figure>
          <Figure name={t('spendable')}>{number(home.points.spendable)}</Figure>
          <Figure name={t('lifetime')}>{number(home.points.lifetime)}</Figure>
        </Figures>
      )}
    </Head>
  );
});
