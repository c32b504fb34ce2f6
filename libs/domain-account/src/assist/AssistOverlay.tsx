import { ErrorCode } from '@banyan/contracts';
import {
  checkLoginExpire,
  shownName,
  updateAssistStatus,
  uploadFileChunk,
  type RecordingStatus,
  type UserInfo,
  loginAddress,
} from '@banyan/contracts/account';
import { AssistDialog, captureScreen, RecorderStore, RecordingBar, showsDialog } from '@banyan/assist-recorder';
import { refusalCode } from '@banyan/core-screen';
import { useMomentText } from '@banyan/core-screen/views';
import { FaultContext } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { assistMessages } from '../account.messages.ts';
import { useHolder } from './useHolder.ts';

export interface AssistOverlayProps {
  /** The person in whose place support is logged in. */
  readonly user: UserInfo;
  readonly service: NonNullable<UserInfo['serviceUsers']>;
  /** Called when the server reports the recording: from now on it answers more than the dialog's calls. */
  readonly onRecorded: () => void;
}

/** Over every screen of a support session: the dialog of assist mode, and the red bar. */
export function AssistOverlay(props: AssistOverlayProps) {
  useLateTexts('assist', assistMessages);
  const holder = useHolder(`banyan.assist.${props.service.id}`);
  return holder === 'asking' ? null : <Recorder key={holder} {...props} recordsHere={holder === 'here'} />;
}

/** A window that records, or one that watches for another recorder. The server's state decides the display. */
const Recorder = observer(function Recorder({
  onRecorded,
  recordsHere,
  service,
  user,
}: AssistOverlayProps & { readonly recordsHere: boolean }) {
  const { t } = useTranslation('assist');
  const momentText = useMomentText();
  const store = useRecorder(service);
  const { expireTime, isRecorded, number, status } = store;
  const tell = useEffectEvent(onRecorded);
  useEffect(() => {
    if (isRecorded) tell();
  }, [isRecorded]);
  const until = momentText(expireTime).words;
  if (isRecorded && !recordsHere) return <RecordingBar text={t('bar.text')} until={t('bar.elsewhere')} />;
  if (isRecorded && !showsDialog(status)) {
    return (
      <RecordingBar
        text={t('bar.text')}
        until={t('bar.until', { until })}
        stop={t('bar.stop')}
        onStop={() => store.stop()}
      />
    );
  }
  const key = dialogOf(store, recordsHere);
  return (
    <AssistDialog
      status={key === 'elsewhere' ? 'recording' : status}
      words={{
        title: t(`dialog.${key}.title`),
        text: t(`dialog.${key}.text`, { name: shownName(user), until, number }),
      }}
      begin={t('dialog.act.begin')}
      cancel={t('dialog.act.cancel')}
      leave={t(key === 'recording' ? 'bar.stop' : 'dialog.act.leave')}
      starting={store.starting}
      onBegin={() => void store.start()}
      onCancel={() => store.cancel()}
      onLeave={() => (key === 'recording' ? store.stop() : store.leave())}
    />
  );
});

/** Message key of the dialog. */
function dialogOf({ number, partOnly, status }: RecorderStore, recordsHere: boolean): DialogWords {
  if (status === 'ready' && !recordsHere) return 'elsewhere';
  if (status === 'ready' && partOnly) return 'partOnly';
  // Without a recording there is no name for it.
  return status === 'success' && number === '' ? 'successPlain' : status;
}
type DialogWords = RecordingStatus | 'elsewhere' | 'partOnly' | 'successPlain';

function useRecorder(service: AssistOverlayProps['service']): RecorderStore {
  const { http, ports, sendFile, session } = accountDomain.useEnvironment();
  const report = useContext(FaultContext);
  const [store] = useState(
    () =>
      new RecorderStore(service, {
        capture: captureScreen,
        check: (input) => http.call(checkLoginExpire, input),
        report: (input) => http.call(updateAssistStatus, input),
        send: (input, chunk) => sendFile(uploadFileChunk, input, chunk),
        log: report,
        isGone: (error) => refusalCode(error) === ErrorCode.supportOver,
        leave: () =>
          void session.logout().then(() => {
            session.forget();
            ports.reload(loginAddress(''));
          }),
      }),
  );
  useEffect(() => store.watch(), [store]);
  return store;
}
