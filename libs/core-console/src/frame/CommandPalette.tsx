import { Dialog } from '@banyan/ui/overlays';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { entriesOf, type FrameItem } from './navigation.ts';
import { useHits, type FindHits, type FrameHit } from './useHits.ts';

const Input = styled.input`
  width: 100%;
  height: 40px;
  padding-inline: 12px;
  border: 1px solid var(--line-3);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink);
`;

const List = styled.ul`
  max-height: 360px;
  margin-block-start: 8px;
  overflow: auto;

  & > li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    padding-inline: 12px;
    border-radius: var(--r-ctl);
    cursor: pointer;
  }
  & > li[aria-selected='true'] {
    background: var(--accent-soft);
  }
  & small {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

const Note = styled.p`
  padding: 12px;
  color: var(--ink-3);
`;

export interface CommandPaletteProps {
  /** Whether it is open. */
  open: boolean;
  /** Pages that are found by their names. */
  items: readonly FrameItem[];
  /** Finds people, things and settings; left out, pages alone are found. */
  find?: FindHits;
  onClose: () => void;
  /** Goes to a hit. */
  navigate: (href: string) => void;
}

/** The field takes the focus as it opens. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const has = (label: string, words: string) => label.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

function Palette({ items, find, onClose, navigate }: Omit<CommandPaletteProps, 'open'>) {
  const { t } = useTranslation('console');
  const id = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const { hits, state } = useHits(find, words);
  const pages: readonly FrameHit[] = entriesOf(items).filter(({ label }) => has(label, words));
  const all = [...pages.map((page) => ({ ...page, id: `page-${page.id}` })), ...hits];
  const here = Math.min(at, all.length - 1);
  const go = (hit: FrameHit | undefined) => {
    if (hit === undefined) return;
    onClose();
    navigate(hit.href);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt(Math.min(all.length - 1, here + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, here - 1));
    else if (event.key === 'Enter') go(all[here]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open title={t('frame.find')} closeText={t('close')} onClose={onClose} width={560} outsideCloses>
      <Input
        role="combobox"
        aria-label={t('frame.find')}
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-activedescendant={all[here] === undefined ? undefined : `${id}-${here}`}
        ref={takeFocus}
        autoComplete="off"
        maxLength={100}
        placeholder={t(find === undefined ? 'frame.findPages' : 'frame.findWhat')}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <List id={id} role="listbox" aria-label={t('frame.found')}>
        {all.map((hit, index) => (
          <Hit key={hit.id} hit={hit} id={`${id}-${index}`} chosen={index === here} onPress={() => go(hit)} />
        ))}
      </List>
      {state === 'failed' ? <Note role="alert">{t('frame.findFailed')}</Note> : null}
      {state === 'loading' ? <Note>{t('people.loading')}</Note> : null}
      {state === 'ready' && all.length === 0 ? <Note>{t('table.nothingFits')}</Note> : null}
    </Dialog>
  );
}

function Hit({ hit, id, chosen, onPress }: { hit: FrameHit; id: string; chosen: boolean; onPress: () => void }) {
  const Icon = hit.icon;
  return (
    // The keys are those of the field, which keeps the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li id={id} role="option" aria-selected={chosen} onClick={onPress}>
      {Icon === undefined ? null : <Icon size={16} aria-hidden />}
      {hit.label}
      {hit.detail === undefined ? null : <small>{hit.detail}</small>}
    </li>
  );
}

/** ⌘K: goes to any page, person, thing or setting by its name. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return open ? <Palette {...props} /> : null;
}
