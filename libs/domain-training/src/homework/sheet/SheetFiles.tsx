import { uploadKinds } from '@banyan/contracts';
import { UploadError } from '@banyan/core-http';
import { useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import { Upload, useUploadQueue, type UploadWords } from '@banyan/ui/upload';
import type { HomeworkSender } from '../../training.environment.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { homeworkFileRules, queueOf } from './fileQueues.ts';
import type { HomeworkSheetStore } from './HomeworkSheetStore.ts';

function useUploadWords(): UploadWords {
  const { t } = useHomeworkWords();
  const troubleText = useUploadTroubleText();
  const tooLarge = (size: number, limit: number) =>
    t('homework.files.size', { size: fileSize(size), limit: fileSize(limit) });
  return {
    drop: t('homework.files.drop'),
    dropNow: t('homework.files.dropNow'),
    choose: t('homework.files.choose'),
    list: t('homework.files.list'),
    waiting: t('homework.files.waiting'),
    done: t('homework.files.done'),
    stopped: t('homework.files.stopped'),
    problem: (problem, file) => {
      switch (problem.kind) {
        case 'type':
          return t('homework.files.type');
        case 'size':
          return tooLarge(file.size, problem.limit);
        case 'empty':
          return t('homework.files.empty');
        case 'count':
          return t('homework.files.count', { limit: problem.limit });
        case 'failed': {
          const reason = troubleText(problem.cause);
          if (reason !== null) return reason;
          const trouble = problem.cause instanceof UploadError ? problem.cause.trouble : null;
          if (trouble?.kind === 'tooLarge') return tooLarge(file.size, trouble.limit);
          if (trouble?.kind === 'type' || trouble?.kind === 'unreadable') return t(`homework.files.${trouble.kind}`);
          if (trouble?.kind === 'cut') return t('homework.files.cut');
          if (trouble?.kind === 'coding') return t('homework.files.coding', { coding: trouble.coding });
          return t('homework.files.broken');
        }
      }
    },
    retry: (name) => t('homework.files.retry', { name }),
    cancel: (name) => t('homework.files.cancel', { name }),
    remove: (name) => t('homework.files.remove', { name }),
    summary: (counts) => t('homework.files.summary', { ...counts }),
  };
}

export interface SheetFilesProps {
  sheet: HomeworkSheetStore;
  sender: HomeworkSender;
}

/** Files of homework: documents up to 200 MB, video and sound up to 1 GB, resumed after an interruption. */
export default function SheetFiles({ sheet, sender }: SheetFilesProps) {
  const { t } = useHomeworkWords();
  const words = useUploadWords();
  const uploads = useUploadQueue(queueOf(sheet, sender));
  const limit = (kind: 'homeworkDocument' | 'homeworkMedia' | 'homeworkImage') => fileSize(uploadKinds[kind].maxBytes);
  return (
    <Upload
      label={t('homework.files.label')}
      hint={t('homework.files.hint', {
        document: limit('homeworkDocument'),
        media: limit('homeworkMedia'),
        image: limit('homeworkImage'),
      })}
      rules={homeworkFileRules}
      words={words}
      {...uploads}
    />
  );
}
