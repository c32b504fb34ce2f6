import type { CommunityHome, PostKind } from '@banyan/contracts/community';
import { LatePart, useChange } from '@banyan/core-screen/views';
import { Avatar, Button, Card } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { ComposerSkeleton } from './ComposerSkeleton.tsx';
import type { ShownComposer } from './shownComposer.ts';

const loadComposer = () => import('./Composer.tsx').then((part) => part.Composer);

const Line = styled(Card)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  & > button:nth-child(2) {
    min-height: 36px;
    padding: 0 12px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-3);
    text-align: start;
  }
  & > button:nth-child(2):hover {
    color: var(--ink-2);
  }
`;

export interface ComposeCardProps {
  store: ShownComposer;
  kind: PostKind;
  home: CommunityHome | null;
  onOpen: () => void;
  onClose: () => void;
}

/** A line that becomes the composer when it is pressed. Its code loads with the first press. */
export const ComposeCard = observer(function ComposeCard({ store, kind, home, onOpen, onClose }: ComposeCardProps) {
  const { t } = useWords();
  const { composition } = store;
  const me = home?.me?.person ?? null;
  const line = useRef<HTMLButtonElement>(null);
  // Leaving the composer returns the focus to the line that opened it.
  useChange(composition === null, () => line.current?.focus());
  if (composition === null) {
    return (
      <Line padding="md">
        <Avatar name={me?.name ?? ''} src={me?.image} size={40} />
        <button ref={line} type="button" onClick={onOpen}>
          {t(`compose.invite.${kind}`)}
        </button>
        <Button variant="primary" onClick={onOpen}>
          {t(`compose.new.${kind}`)}
        </Button>
      </Line>
    );
  }
  return (
    <LatePart load={loadComposer} waiting={<ComposerSkeleton />}>
      {(Composer) => (
        <Composer
          store={store}
          composition={composition}
          categories={home?.categories ?? []}
          points={home?.me?.points ?? null}
          remindAll={home?.me?.remindAll ?? false}
          approval={home?.approval ?? false}
          onCancel={onClose}
        />
      )}
    </LatePart>
  );
});
