import type { Playbill as PlaybillData, ShareWay } from '@banyan/contracts/course';
import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, CopyButton, ListSkeleton, Notice, TextField, TextLink } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { savePicture } from './drawPlaybill.ts';
import { Playbill } from './Playbill.tsx';
import { makeShareStore, type ShareStore } from './ShareStore.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
`;
const Side = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;

  & > * {
    max-width: 100%;
  }
  & > p {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  & > :first-child {
    justify-self: stretch;
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Opened = observer(function Opened({ playbill, store }: { playbill: PlaybillData; store: ShareStore }) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<boolean | null>(null);
  const [last, setLast] = useState<ShareWay>('link');
  const { came, code, id, title } = playbill;
  const link = new URL(courseLinks.detail.href(id, { share: code }), window.location.origin).href;
  const failure = store.keep.failureOf(id);
  const keep = (by: ShareWay) => {
    setLast(by);
    void store.keep.run({ id, by });
  };
  const save = async () => {
    if (canvas.current === null) return;
    try {
      await savePicture(canvas.current, title);
      keep('picture');
    } catch {
      setDrawn(false);
    }
  };
  return (
    <Columns>
      <Playbill playbill={playbill} link={link} canvas={canvas} onDrawn={setDrawn} />
      <Side>
        <TextField label={t('share.link')} value={link} readOnly onChange={() => undefined} />
        <Acts>
          <CopyButton
            variant="primary"
            text={link}
            words={{ copy: t('share.copy'), copied: t('share.copied'), failed: t('share.copyFailed') }}
            onOutcome={() => keep('link')}
          />
          <Button
            icon={<Download size={16} aria-hidden="true" />}
            disabled={drawn !== true}
            onClick={() => void save()}
          >
            {t('share.save')}
          </Button>
        </Acts>
        {drawn === false ? <Notice tone="warn">{t('share.drawFailed')}</Notice> : null}
        {failure === undefined ? null : (
          <Notice
            tone="danger"
            live
            action={
              <Button size="sm" pending={store.keep.isPending(id)} onClick={() => keep(last)}>
                {t('share.keepAgain')}
              </Button>
            }
          >
            {failureText(failure, t('share.keepFailed'))}
          </Notice>
        )}
        <p>{t('share.counted')}</p>
        {came === 0 ? null : <p>{t('share.came', { count: came, formatted: number(came) })}</p>}
        <TextLink href={courseLinks.shares.href()}>{t('share.toMine')}</TextLink>
      </Side>
    </Columns>
  );
});

export interface SharePartProps {
  courseId: number;
  onClose: () => void;
}

/** Dialog for sharing a course: link to copy, picture to save. */
export const SharePart = observer(function SharePart({ courseId, onClose }: SharePartProps) {
  const store = courseDomain.useStore(makeShareStore);
  const { t } = useWords();
  useShow(store, () => store.show(courseId), courseId);
  return (
    <Dialog open onClose={onClose} title={t('share.title')} closeText={t('close')} width={680} align="start">
      <RequestView
        request={store.playbill}
        skeleton={<ListSkeleton label={t('loading')} count={4} />}
        failed={t('share.failed')}
      >
        {(playbill) => <Opened playbill={playbill} store={store} />}
      </RequestView>
    </Dialog>
  );
});
