import { filePreviewQuery, portalScreens } from '@banyan/contracts/account';
import { apiOf } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Container, EmptyState, ErrorState, LinkButton, PageTitle } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { LearnerMark } from '../marks/LearnerMark.tsx';
import { FileView } from './FileView.tsx';
import { filePreviewCalls } from './filePreviewCalls.ts';
import { FilePreviewStore } from './FilePreviewStore.ts';

const Room = styled.div`
  padding-bottom: 48px;
`;

/** A file of the portal, shown in place: pictures, documents, films, sound, texts, tables, slides. Others are saved. */
export const FilePreviewPage = observer(function FilePreviewPage() {
  const { http, session } = useServices();
  const { t } = useTranslation('filePreview');
  const [params] = useSearchParams();
  const { file: address, course, chapter } = filePreviewQuery.read(params);
  const [store] = useState(() => new FilePreviewStore(apiOf(http, filePreviewCalls)));
  useEffect(() => {
    store.show({ file: address, course, chapter });
    return () => store.leave();
  }, [store, address, course, chapter, session.userId]);
  const { file, trouble } = store;
  return (
    <Container>
      <Room>
        <PageTitle
          size="sm"
          actions={
            file === null || trouble !== null ? undefined : (
              <LinkButton href={file.url} download={file.name} icon={<Download size={16} aria-hidden="true" />}>
                {t('save')}
              </LinkButton>
            )
          }
        >
          {file?.name ?? t('title')}
        </PageTitle>
        {trouble !== null ? (
          <Failed store={store} />
        ) : file === null ? (
          <EmptyState size={120} label={t('loading')} />
        ) : (
          <FileView
            key={file.url}
            file={file}
            text={store.text ?? ''}
            onTrouble={(why) => store.fail(why)}
            overlay={<LearnerMark />}
          />
        )}
      </Room>
    </Container>
  );
});

/** Reason for a missing file, and the next step. */
const Failed = observer(function Failed({ store }: { store: FilePreviewStore }) {
  const { t } = useTranslation('filePreview');
  const failureText = useFailureText();
  const { trouble, renews, error } = store;
  if (trouble === 'none') {
    return (
      <EmptyState
        label={t('none')}
        description={t('noneText')}
        actions={<LinkButton href={portalScreens.home.path}>{t('home')}</LinkButton>}
      />
    );
  }
  if (trouble === 'expired' && !renews) {
    return (
      <EmptyState
        image="lock"
        label={t('expired')}
        description={t('expiredThere')}
        actions={<Button onClick={() => history.back()}>{t('back')}</Button>}
      />
    );
  }
  return (
    <ErrorState
      size={160}
      title={t(trouble === 'expired' ? 'expired' : 'failed')}
      text={trouble === 'expired' ? t('expiredHere') : error === null ? t('failedText') : failureText(error)}
      retryText={t(trouble === 'expired' ? 'openAgain' : 'retry')}
      onRetry={() => store.show()}
    />
  );
});
