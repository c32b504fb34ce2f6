import { Kbd } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 16px;
  align-items: center;

  & kbd + kbd {
    margin-inline-start: 4px;
  }
`;

/** Keys with the names of their texts. */
const keys = [
  ['move', ['J', 'K', '↑', '↓']],
  ['choose', ['X']],
  ['range', ['⇧ X']],
  ['open', ['↵']],
  ['menu', ['.']],
  ['close', ['Esc']],
  ['searchPage', ['/']],
  ['find', ['⌘ K', 'Ctrl K']],
  ['fold', ['[']],
  ['help', ['?']],
] as const;

export interface KeyboardHelpProps {
  /** Whether it is open. */
  open: boolean;
  onClose: () => void;
}

/** The keys of the console. */
export function KeyboardHelp({ open, onClose }: KeyboardHelpProps) {
  const { t } = useTranslation('console');
  return (
    <Dialog open={open} title={t('frame.keys')} closeText={t('close')} onClose={onClose} width={440}>
      <List>
        {keys.map(([name, pressed]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
