import { ErrorCode } from '@banyan/contracts';
import { homeworkTextLimit } from '@banyan/contracts/training';
import { refusalCode } from '@banyan/core-screen';
import { LatePart, Moment, useFailureText, useKeptFocus } from '@banyan/core-screen/views';
import { Button, Card, countCharacters, Notice, SkeletonBlock, TextArea, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { HomeworkSender } from '../../training.environment.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import type { HomeworkSheetStore } from './HomeworkSheetStore.ts';

const loadSheetFiles = () => import('./SheetFiles.tsx').then((part) => part.default);

const Parts = styled.div`
  display: grid;
  gap: 20px;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  & > p {
    flex: 1;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p[data-trouble] {
    color: var(--warn);
  }
`;

const Saved = observer(function Saved({ sheet }: { sheet: HomeworkSheetStore }) {
  const { t } = useHomeworkWords();
  const { savedAt, state, uploading } = sheet;
  if (uploading) return <p role="status">{t('homework.draft.uploading')}</p>;
  if (state === 'saved') {
    return (
      <p role="status">
        {savedAt === null || sheet.empty ? (
          t('homework.draft.begin')
        ) : (
          <>
            {t('homework.draft.saved')} <Moment at={savedAt} />
          </>
        )}
      </p>
    );
  }
  return (
    <p role="status" data-trouble={state === 'device' || state === 'nowhere' || state === 'closed' ? '' : undefined}>
      {t(`homework.draft.${state}`)}
    </p>
  );
});

/** Another device has saved meanwhile: shows both texts, and the learner chooses one. */
const Elsewhere = observer(function Elsewhere({ sheet }: { sheet: HomeworkSheetStore }) {
  const { t } = useHomeworkWords();
  const { other } = sheet;
  if (other === null) return null;
  return (
    <Notice
      tone="warn"
      live
      title={t('homework.draft.otherTitle')}
      action={
        <>
          <Button size="sm" onClick={() => sheet.takeOther()}>
            {t('homework.draft.takeOther')}
          </Button>
          <Button size="sm" onClick={() => sheet.keepMine()}>
            {t('homework.draft.keepMine')}
          </Button>
        </>
      }
    >
      {other.text === ''
        ? t('homework.draft.otherEmpty')
        : t('homework.draft.otherText', { text: other.text.slice(0, 60) })}
    </Notice>
  );
});

export interface SheetEditorProps {
  sheet: HomeworkSheetStore;
  sender: HomeworkSender | undefined;
  pending: boolean;
  /** Why it could not be handed in. */
  failure: unknown;
  onHandIn: () => void;
}

/** Editor of homework: text, files, its saved state, and the button that hands it in. */
export const SheetEditor = observer(function SheetEditor({
  sheet,
  sender,
  pending,
  failure,
  onHandIn,
}: SheetEditorProps) {
  const { t } = useHomeworkWords();
  const failureText = useFailureText();
  useLeaveGuard(sheet.unsaved);
  const field = useKeptFocus<HTMLTextAreaElement>(sheet.other);
  useEffect(() => {
    const online = () => void sheet.save();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [sheet]);
  const tooLong = countCharacters(sheet.text) > homeworkTextLimit;
  const code = refusalCode(failure);
  const known = code === ErrorCode.homeworkChanged || code === ErrorCode.homeworkClosed;
  return (
    <Card as="section" aria-label={t('homework.mine')}>
      <Parts>
        <Elsewhere sheet={sheet} />
        <TextArea
          ref={field}
          label={t('homework.text')}
          rows={10}
          maxRows={28}
          maxLength={homeworkTextLimit}
          tooLongText={t('homework.tooLong', { limit: homeworkTextLimit })}
          placeholder={t('homework.textHint')}
          value={sheet.text}
          onChange={({ target }) => sheet.write(target.value)}
          onBlur={() => void sheet.save()}
        />
        {sender === undefined ? null : (
          <LatePart load={loadSheetFiles} waiting={<SkeletonBlock height={96} />}>
            {(SheetFiles) => <SheetFiles sheet={sheet} sender={sender} />}
          </LatePart>
        )}
        {sheet.asked ? (
          <Notice tone="warn" live>
            {t(sheet.uploading ? 'homework.draft.waitsForFiles' : 'homework.draft.filesMissing')}
          </Notice>
        ) : null}
        {failure === undefined || known ? null : (
          <Notice tone="danger" live title={t('homework.handInFailed')}>
            {code === ErrorCode.notFound ? t('homework.fileGone') : failureText(failure, t('homework.draft.kept'))}
          </Notice>
        )}
        <Foot>
          <Saved sheet={sheet} />
          <Button
            variant="primary"
            pending={pending}
            disabled={sheet.empty || tooLong || sheet.other !== null}
            onClick={onHandIn}
          >
            {t('homework.handIn')}
          </Button>
        </Foot>
      </Parts>
    </Card>
  );
});
