import { Kbd } from '@banyan/ui';
import styled from 'styled-components';
import { PaperDialog } from '../shared/PaperDialog.tsx';
import { useWords } from '../shared/useWords.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 24px;
  align-items: baseline;

  & > div {
    display: contents;
  }
  & dt {
    display: flex;
    gap: 4px;
    white-space: nowrap;
  }
`;

/** Keys as on the keyboard, beside the message that describes them. */
const keys = [
  [['A', '–', 'F'], 'sheet.keys.answer'],
  [['1', '–', '9'], 'sheet.keys.answer'],
  [['N', '→'], 'sheet.keys.next'],
  [['P', '←'], 'sheet.keys.previous'],
  [['M'], 'sheet.keys.flag'],
  [['?'], 'sheet.keys.sheet'],
] as const;

/** Every key of the answer sheet. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <PaperDialog open={open} onClose={onClose} title={t('sheet.keys.title')} closeText={t('sheet.close')}>
      <List>
        {keys.map(([names, text]) => (
          <div key={names.join('')}>
            <dt>
              {names.map((name) => (name === '–' ? <span key={name}>{name}</span> : <Kbd key={name}>{name}</Kbd>))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </List>
    </PaperDialog>
  );
}
