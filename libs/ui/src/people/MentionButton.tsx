import { AtSign } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { LateOverlay } from '../components/LateOverlay.tsx';
import { sharedPart } from '../components/load-part.ts';
import type { Person } from './PeoplePicker.tsx';
import type { Findable } from './PersonFinder.tsx';

const loadFinder = () => import('./PersonFinder.tsx').then((part) => part.PersonFinder);

/** Loads the finder in advance; a failure becomes visible when it is opened. */
function preloadFinder(): void {
  sharedPart(loadFinder).catch(() => undefined);
}

export interface MentionButtonProps extends Findable {
  /** Called with the chosen person. */
  onChoose: (person: Person) => void;
  /** Disables the button. */
  disabled?: boolean;
}

/** A button to find a person to mention, beside a text box. */
export function MentionButton({ onChoose, disabled = false, ...finder }: MentionButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        size="sm"
        label={finder.words.mention}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadFinder}
        onFocus={preloadFinder}
        onClick={() => {
          finder.onSearch('');
          setOpen(true);
        }}
      >
        <AtSign size={18} aria-hidden="true" />
      </IconButton>
      {open ? (
        <LateOverlay load={loadFinder} anchored onLost={() => setOpen(false)}>
          {(Finder) => (
            <Finder
              {...finder}
              anchor={button}
              onClose={() => setOpen(false)}
              onChoose={(person) => {
                setOpen(false);
                onChoose(person);
              }}
            />
          )}
        </LateOverlay>
      ) : null}
    </>
  );
}
