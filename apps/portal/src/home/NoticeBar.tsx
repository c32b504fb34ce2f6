import { type CallOutput } from '@banyan/contracts';
import { portalComponent } from '@banyan/contracts/account';
import { apiOf, Request } from '@banyan/core-screen';
import { RequestView } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;

  & > button {
    flex: none;
  }
`;
const Text = styled.div`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
`;

export interface NoticeBarProps {
  /** A sentence, and whether there is more to read. */
  readonly notice: { readonly text: string; readonly more: boolean };
}

/** The sentence above the home page, and the announcement it opens. */
export const NoticeBar = observer(function NoticeBar({ notice }: NoticeBarProps) {
  const { t } = useTranslation('portal');
  const { http } = useServices();
  const [open, setOpen] = useState(false);
  const [store] = useState(() => {
    const api = apiOf(http, { read: portalComponent } as const);
    return new Request<CallOutput<typeof portalComponent>>((_, options) => api.read({ component: 'notice' }, options));
  });
  const show = () => {
    setOpen(true);
    void store.show();
  };
  return (
    <>
      <Notice tone="info">
        {notice.more ? (
          <Line>
            {notice.text}
            <Button size="sm" onClick={show}>
              {t('home.noticeMore')}
            </Button>
          </Line>
        ) : (
          notice.text
        )}
      </Notice>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('home.notice')}
        closeText={t('home.noticeClose')}
        width={560}
      >
        <RequestView
          request={store}
          failed={t('home.noticeFailed')}
          skeleton={
            <SkeletonRegion label={t('home.noticeLoading')}>
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine width="60%" />
            </SkeletonRegion>
          }
        >
          {({ paragraphs, title }) => (
            <Text>
              <p>
                <b>{title}</b>
              </p>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Text>
          )}
        </RequestView>
      </LazyDialog>
    </>
  );
});
