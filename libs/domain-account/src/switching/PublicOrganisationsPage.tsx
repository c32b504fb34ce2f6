import { brokenFields } from '@banyan/core-screen';
import { useFailureText, useKeptFocus, useShow } from '@banyan/core-screen/views';
import { Button, List, ListRow, Notice, SectionHeading, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { PublicStore } from './PublicStore.ts';
import { Sign } from './Sign.tsx';

const Part = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 40px;
`;

const told = ['unknown', 'closed', 'full'] as const;

/** Public organisations that the viewer may join; nothing when there are none. */
export const PublicOrganisationsPage = observer(function PublicOrganisationsPage({
  onJoined,
}: {
  onJoined: () => void;
}) {
  const { t } = useTranslation('switching');
  const failureText = useFailureText();
  const { http, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new PublicStore(http, onJoined));
  useShow(store.list, () => store.list.show(), session.language);
  const { joined, joining, list, shown } = store;
  const place = useKeptFocus<HTMLElement>(joined.size);
  if (list.state === 'failed') {
    return (
      <Part>
        <Notice tone="danger">
          {t('public.failed')}{' '}
          <Button size="sm" onClick={() => void list.retry()}>
            {t('public.retry')}
          </Button>
        </Notice>
      </Part>
    );
  }
  if (shown.length === 0) return null;
  const why = (eid: number) => {
    const failure = joining.failureOf(eid);
    if (failure === undefined) return null;
    const [[, rule] = []] = brokenFields(failure, ['user_eid']);
    const known = told.find((one) => one === rule);
    return known === undefined ? failureText(failure) : t(`public.why.${known}`);
  };
  return (
    <Part ref={place} tabIndex={-1} aria-label={t('public.title')}>
      <SectionHeading>{t('public.title')}</SectionHeading>
      {shown.map(({ eid, portalName }) => {
        const text = why(eid);
        return text === null ? null : (
          <Notice key={eid} tone="danger" live>
            {t('public.notJoined', { name: portalName, why: text })}
          </Notice>
        );
      })}
      <List label={t('public.title')} variant="card">
        {shown.map(({ about, eid, linkIcon, portalName, state, themeColor }) => (
          <ListRow
            key={eid}
            title={portalName}
            leading={<Sign name={portalName} logo={linkIcon} color={themeColor} />}
            meta={<span>{about}</span>}
            actions={
              joined.has(eid) ? (
                <Tag tone="ok">{t('public.joined')}</Tag>
              ) : state === 'full' ? (
                <Tag tone="warn">{t('public.full')}</Tag>
              ) : (
                <Button
                  aria-label={t('public.joinName', { name: portalName })}
                  pending={joining.isPending(eid)}
                  onClick={() => void joining.run(eid)}
                >
                  {t('public.join')}
                </Button>
              )
            }
          />
        ))}
      </List>
    </Part>
  );
});
