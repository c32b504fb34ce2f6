import { uploadKinds, type UploadedFile } from '@banyan/contracts';
import { imageLimit } from '@banyan/contracts/exam';
import { useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import { Upload, useUploads, type Send, type UploadItem, type UploadProblem, standingOf } from '@banyan/ui/upload';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fileProblem } from '../../shared/fileProblem.ts';
import { useWords } from '../../shared/useWords.ts';
import type { SentImage } from '../responses/draft.ts';
import { fieldTexts, type ControlProps } from './control.ts';

const rule = uploadKinds.questionnaireImage;

/** A sent picture of the draft, in the form of the list. */
const itemOf = ({ id, name, size, type, url }: SentImage): UploadItem<SentImage> => ({
  ...{ id, name, size, type, url },
  status: 'done',
  sent: size,
  result: { id, name, size, type, url },
});

/** Up to three pictures in the whole questionnaire, sent at once. */
export const UploadControl = observer(function UploadControl({ item, store, error }: ControlProps) {
  const { t, number } = useWords();
  const { sendImage } = store;
  const send: Send<SentImage> = useMemo(
    () => async (file, options) => {
      if (sendImage === undefined) throw new Error('no way to send a picture');
      const { id, name, size, type, url }: UploadedFile = await sendImage(file, options);
      return { id, name, size, type, url };
    },
    [sendImage],
  );
  const limit = imageLimit(item, store.imagesBeside(item.id));
  const rules = useMemo(
    () => ({ accept: rule.extensions.map((end) => `.${end}`), maxSize: rule.maxBytes, maxCount: limit }),
    [limit],
  );
  const uploads = useUploads<SentImage>({ send, rules, initial: store.imagesOf(item.id).map(itemOf) });
  const { files } = uploads;
  const tell = useEffectEvent(() =>
    store.setImages(
      item.id,
      files.flatMap(({ status, result }) => (status === 'done' && result !== undefined ? [result] : [])),
      standingOf(files),
    ),
  );
  useEffect(() => tell(), [files]);
  const troubleText = useUploadTroubleText();
  const problem = (told: UploadProblem) => {
    const one = fileProblem(told);
    const reason = one.kind === 'failed' ? troubleText(one.cause) : null;
    if (reason !== null) return reason;
    return t(`questionnaire.upload.problem.${one.kind}`, {
      limit: one.kind === 'size' ? fileSize(one.limit) : one.kind === 'count' ? number(one.limit) : '',
    });
  };
  return (
    <Upload
      {...fieldTexts({ item, error })}
      {...uploads}
      rules={rules}
      layout="wall"
      disabled={sendImage === undefined}
      {...(sendImage === undefined ? { hint: t('questionnaire.upload.off') } : {})}
      words={{
        drop: t('questionnaire.upload.drop'),
        dropNow: t('questionnaire.upload.dropNow'),
        choose: t('questionnaire.upload.choose', { used: number(files.length), limit: number(limit) }),
        list: t('questionnaire.upload.list'),
        waiting: t('questionnaire.upload.waiting'),
        done: t('questionnaire.upload.done'),
        stopped: t('questionnaire.upload.stopped'),
        problem,
        retry: (name) => t('questionnaire.upload.retry', { name }),
        cancel: (name) => t('questionnaire.upload.cancel', { name }),
        remove: (name) => t('questionnaire.upload.remove', { name }),
        summary: ({ done, total }) => t('questionnaire.upload.summary', { done: number(done), total: number(total) }),
      }}
    />
  );
});
