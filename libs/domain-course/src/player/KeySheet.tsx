import { Kbd, LazyDialog } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 24px;
  align-items: baseline;

  & > dt {
    display: flex;
    gap: 4px;
    white-space: nowrap;
  }
`;

/** Keys as labelled on the keyboard, with the message of their effect. */
const sheet = [
  [['space', 'K'], 'player.keys.play'],
  [['J', 'L'], 'player.keys.tenSeconds'],
  [['←', '→'], 'player.keys.fiveSeconds'],
  [['0', '–', '9'], 'player.keys.tenths'],
  [['↑', '↓'], 'player.keys.volume'],
  [['M'], 'player.keys.mute'],
  [['C'], 'player.keys.subtitles'],
  [['<', '>'], 'player.keys.speed'],
  [['F'], 'player.keys.fullscreen'],
  [['I'], 'player.keys.pip'],
  [['?'], 'player.keys.sheet'],
] as const;

export interface KeySheetProps {
  open: boolean;
  onClose: () => void;
}

/** List of the player's keys. */
export function KeySheet({ open, onClose }: KeySheetProps) {
  const { t } = useWords();
  return (
    <LazyDialog open={open} onClose={onClose} title={t('player.keys.title')} closeText={t('close')}>
      <List>
        {sheet.map(([keys, text]) => (
          <div key={text} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) =>
                key === '–' ? (
                  <span key={key}>{key}</span>
                ) : (
                  <Kbd key={key}>{key === 'space' ? t('player.keys.space') : key}</Kbd>
                ),
              )}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </List>
    </LazyDialog>
  );
}
