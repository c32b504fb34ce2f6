import { screenHref } from '@banyan/contracts';
import { portalScreens } from '@banyan/contracts/account';
import { certificateDeskQuery } from '@banyan/contracts/training';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SearchForm, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { makeCertificatesDesk } from './CertificatesDeskStore.ts';
import { IssuedRow } from './IssuedRow.tsx';

const Search = styled.div`
  max-width: 420px;
  margin-bottom: 16px;
`;

const hrefOf = (keyword: string) =>
  screenHref(portalScreens.review, {}, certificateDeskQuery.write({ tab: 'certificate', keyword }));

/** Certificates of the enterprise at the review desk: found by number, code or person, and revoked. */
export const CertificatesDeskPage = observer(function CertificatesDeskPage() {
  const store = trainingDomain.useStore(makeCertificatesDesk);
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { keyword } = certificateDeskQuery.read(params);
  // The address keeps the text of the field: going back restores the text.
  const [typed, setTyped] = useState({ of: keyword, value: keyword });
  if (typed.of !== keyword) setTyped({ of: keyword, value: keyword });
  const { list, reasons, revoke } = store;
  useShow(store, () => store.show(keyword), keyword);
  useRefresh(() => list.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <Search>
        <SearchForm
          label={t('certificateDesk.search')}
          placeholder={t('certificateDesk.searchHint')}
          maxLength={60}
          value={typed.value}
          onChange={(value) => setTyped({ of: keyword, value })}
          onSearch={(words) => void navigate(hrefOf(words))}
        />
      </Search>
      <ListView
        list={list}
        label={t('certificateDesk.list')}
        failed={t('certificateDesk.failed')}
        empty={
          <EmptyState
            level={2}
            label={t(keyword === '' ? 'certificateDesk.none' : 'certificateDesk.noneFound')}
            actions={keyword === '' ? undefined : <LinkButton href={hrefOf('')}>{t('certificateDesk.all')}</LinkButton>}
          />
        }
      >
        {(certificate) => (
          <IssuedRow
            certificate={certificate}
            reason={reasons.get(certificate.id)}
            pending={revoke.isPending(certificate.id)}
            failure={revoke.failureOf(certificate.id)}
            onBegin={() => store.begin(certificate.id)}
            onWrite={(reason) => store.write(certificate.id, reason)}
            onCancel={() => store.cancel(certificate.id)}
            onRevoke={(reason) => void revoke.run({ id: certificate.id, reason })}
          />
        )}
      </ListView>
    </>
  );
});
