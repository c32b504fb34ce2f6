import { useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import { Upload, useUploadQueue, type UploadWords } from '@banyan/ui/upload';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import type { AttachmentSender } from '../exam.environment.ts';
import { fileProblem } from '../shared/fileProblem.ts';
import { useWords } from '../shared/useWords.ts';
import { attachmentRules, queueOf } from './attachmentQueues.ts';
import { useDesk } from './desk.ts';

function useUploadWords(): UploadWords {
  const { t } = useWords();
  const troubleText = useUploadTroubleText();
  return {
    drop: t('sheet.files.drop'),
    dropNow: t('sheet.files.dropNow'),
    choose: t('sheet.files.choose'),
    list: t('sheet.files.list'),
    waiting: t('sheet.files.waiting'),
    done: t('sheet.files.done'),
    stopped: t('sheet.files.stopped'),
    problem: (told, file) => {
      const problem = fileProblem(told);
      switch (problem.kind) {
        case 'type':
          return t('sheet.files.type');
        case 'size':
          return t('sheet.files.size', { size: fileSize(file.size), limit: fileSize(problem.limit) });
        case 'empty':
          return t('sheet.files.empty');
        case 'count':
          return t('sheet.files.count', { limit: problem.limit });
        case 'unreadable':
          return t('sheet.files.unreadable');
        case 'failed':
          return troubleText(problem.cause) ?? t('sheet.files.broken');
      }
    },
    retry: (name) => t('sheet.files.retry', { name }),
    cancel: (name) => t('sheet.files.cancel', { name }),
    remove: (name) => t('sheet.files.remove', { name }),
    summary: (counts) => t('sheet.files.summary', { ...counts }),
  };
}

export interface AttachmentsProps {
  item: AnswerStore;
  uploader: AttachmentSender;
}

/** Files of an answer, up to three of 5 MB. */
export function Attachments({ item, uploader }: AttachmentsProps) {
  const { attempt } = useDesk();
  const { t } = useWords();
  const words = useUploadWords();
  const uploads = useUploadQueue(queueOf(attempt, item, uploader, (no) => t('sheet.files.unnamed', { no })));
  return (
    <Upload
      label={t('sheet.files.label')}
      hint={t('sheet.files.hint')}
      rules={attachmentRules}
      words={words}
      {...uploads}
    />
  );
}
