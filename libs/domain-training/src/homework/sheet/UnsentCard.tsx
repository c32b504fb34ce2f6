import type { HomeworkFile } from '@banyan/contracts/training';
import { Card, CopyButton, Notice } from '@banyan/ui';
import styled from 'styled-components';
import { useCopyWords, useHomeworkWords } from '../useHomeworkWords.ts';
import { FileLinks } from './FileLinks.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import type { Unsent } from './unsent.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

export interface UnsentCardProps {
  unsent: Unsent;
  /** Files that the server keeps with the draft: they can be opened. */
  kept: readonly HomeworkFile[];
  /** The deadline has passed; otherwise it was handed in elsewhere or cannot be handed in again. */
  late: boolean;
}

/** Text that could not be handed in, to be read and copied. */
export function UnsentCard({ unsent, kept, late }: UnsentCardProps) {
  const { t, list } = useHomeworkWords();
  const copyWords = useCopyWords();
  const { files, text } = unsent;
  const part = late ? 'late' : 'other';
  const here = kept.filter(({ id }) => files.some((file) => file.id === id));
  const names = files.filter(({ id }) => here.every((file) => file.id !== id)).map(({ name }) => name);
  return (
    <Card as="section" aria-label={t('homework.unsent.label')}>
      <Parts>
        <Notice
          tone="warn"
          live
          title={t(`homework.unsent.${part}`)}
          action={text.trim() === '' ? undefined : <CopyButton size="sm" text={text} words={copyWords} />}
        >
          {t(`homework.unsent.${part}Text`)}
        </Notice>
        {text.trim() === '' ? null : <Paragraphs text={text} />}
        <FileLinks files={here} label={t('homework.files.list')} />
        {names.length === 0 ? null : <p>{t('homework.unsent.files', { names: list(names) })}</p>}
      </Parts>
    </Card>
  );
}
