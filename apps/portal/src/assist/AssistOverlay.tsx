import { checkLoginExpire, shownName, updateAssistStatus, uploadFileChunk, type UserInfo } from '@banyan/contracts';
import { AssistDialog, captureScreen, RecorderStore, RecordingBar, showsDialog } from '@banyan/assist-recorder';
import { useMomentText } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { loginAddress } from '../guard/addresses.ts';
import { useLateTexts } from '../parts/useLateTexts.ts';
import { assistMessages } from './assist.module.ts';
import { useHolder } from './useHolder.ts';

export interface AssistOverlayProps {
  /** As whom support is here. */
  readonly user: UserInfo;
  readonly service: NonNullable<UserInfo['serviceUsers']>;
}

/** Over every screen of a session that support opened: the dialog of assist mode, and the red bar [SH-06, AR-02, AR-03]. */
export function AssistOverlay(props: AssistOverlayProps) {
  useLateTexts('assist', assistMessages);
  const { t } = useTranslation('assist');
  const holder = useHolder(`banyan.assist.${props.service.id}`);
  if (holder === 'here') return <Recorder {...props} />;
  return holder === 'asking' ? null : <RecordingBar text={t('bar.text')} until={t('bar.elsewhere')} />;
}

const Recorder = observer(function Recorder({ service, user }: AssistOverlayProps) {
  const { t } = useTranslation('assist');
  const momentText = useMomentText();
  const { http, sendFile, session } = useServices();
  const { reload, report } = useFrame();
  const [store] = useState(
    () =>
      new RecorderStore(service, {
        capture: captureScreen,
        check: (input) => http.call(checkLoginExpire, input),
        report: (input) => http.call(updateAssistStatus, input),
        send: (input, chunk) => sendFile(uploadFileChunk, input, chunk),
        log: report,
        leave: () =>
          void session.logout().then(() => {
            session.forget();
            reload(loginAddress(''));
          }),
      }),
  );
  useEffect(() => store.watch(), [store]);
  const { expireTime, number, status } = store;
  const until = momentText(expireTime).words;
  if (!showsDialog(status)) {
    return (
      <RecordingBar
        text={t('bar.text')}
        until={t('bar.until', { until })}
        stop={t('bar.stop')}
        onStop={() => store.stop()}
      />
    );
  }
  // While nothing is recorded there is no word for it.
  const key = status === 'success' && number === '' ? 'successPlain' : status;
  return (
    <AssistDialog
      status={status}
      words={{
        title: t(`dialog.${key}.title`),
        text: t(`dialog.${key}.text`, { name: shownName(user), until, number }),
      }}
      begin={t('dialog.act.begin')}
      cancel={t('dialog.act.cancel')}
      leave={t('dialog.act.leave')}
      starting={store.starting}
      onBegin={() => void store.start()}
      onCancel={() => store.cancel()}
      onLeave={() => store.leave()}
    />
  );
});
