import { LatePart } from '@banyan/core-screen/views';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { examDomain } from '../exam.domain.ts';
import { useWords } from '../shared/useWords.ts';

/** Most papers have no attachments: the code for files loads with the first question that takes some. */
const loadAttachments = () => import('./Attachments.tsx').then(({ Attachments }) => Attachments);

const Place = styled.div`
  margin-top: 16px;
`;

/** Files beside an answer of any kind; nothing where the portal cannot send any. */
export function AnswerFiles({ item }: { item: AnswerStore }) {
  const { uploader } = examDomain.useEnvironment();
  const { t } = useWords();
  if (uploader === undefined) return null;
  return (
    <Place>
      <LatePart load={loadAttachments} failed={t('sheet.files.missing')}>
        {(Attachments) => <Attachments item={item} uploader={uploader} />}
      </LatePart>
    </Place>
  );
}
