import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar.tsx';
import { TextField } from '../components/TextField.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { takesFocus } from '../overlays/takes-focus.ts';
import type { Person } from './PeoplePicker.tsx';

const Frame = styled.div`
  width: 296px;
  max-width: 100%;

  & > ul {
    max-height: 264px;
    margin: 8px -8px -8px;
    overflow: hidden auto;
  }
  & > p {
    margin-block-start: 12px;
    color: var(--ink-3);
  }
  & > ul button {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    column-gap: 8px;
    align-items: center;
    width: 100%;
    padding: 6px 8px;
    border-radius: var(--r-ctl);
    text-align: start;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & > ul button:hover {
    background: var(--hover);
  }
  & > ul button > span:first-child {
    grid-row: 1 / 3;
  }
  & > ul small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

/** Its height with a whole list, px. */
const mostHeight = 384;

/** Below if there is room for a whole list, or more than above. */
function sideOf(anchor: HTMLElement): 'bottom start' | 'top start' {
  const { bottom, top } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return below >= mostHeight || below >= top ? 'bottom start' : 'top start';
}

/** Texts of the finder. */
export interface FinderWords {
  /** Name of the button and of its popover, e.g. "Mention somebody". */
  mention: string;
  /** Label of the field. */
  find: string;
  /** Shown when nobody was found. */
  nobody: string;
  /** Shown while people load. */
  loading: string;
  /** Name of the list. */
  found: string;
}

/** Search for people, for components that offer the finder. */
export interface Findable {
  /** Matches of the typed text. */
  people: readonly Person[];
  /** Called with each typed letter, and with an empty text when it opens. */
  onSearch: (text: string) => void;
  /** Whether people are loading. */
  loading: boolean;
  /** All its texts, in the reader's language. */
  words: FinderWords;
}

export interface PersonFinderProps extends Findable {
  /** The element it opens beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with the chosen person. */
  onChoose: (person: Person) => void;
  /** Called with the typed text when it is closed without a choice. */
  onClose: (typed: string) => void;
}

/** Finds one person by typing. Enter takes the first match, arrows move through the list, Escape closes. */
export function PersonFinder({ anchor, people, loading, onSearch, words, onChoose, onClose }: PersonFinderProps) {
  const [text, setText] = useState('');
  // Decided once: a list that grows and shrinks during typing must not jump to the other side of the line.
  const [side, setSide] = useState<ReturnType<typeof sideOf> | null>(null);
  const list = useId();
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul button')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    event.preventDefault();
    next?.focus();
  };
  // Its anchor may be mounted at the same time: it exists once this element does.
  if (side === null) {
    return <span hidden ref={(mark) => (mark === null ? undefined : setSide(sideOf(anchor.current ?? mark)))} />;
  }
  return (
    <Popover
      open
      anchor={anchor}
      label={words.mention}
      placement={side}
      stays
      onOpenChange={(open) => {
        if (!open) onClose(text);
      }}
    >
      {/* The arrows lead from the field into the list and back; each of them is a control by itself. */}
      <Frame onKeyDown={walk}>
        <TextField
          {...takesFocus}
          label={words.find}
          autoComplete="off"
          maxLength={80}
          aria-controls={people.length === 0 ? undefined : list}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onSearch(target.value);
          }}
          onKeyDown={(event) => {
            const [first] = people;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            if (first !== undefined && !loading) onChoose(first);
          }}
        />
        {people.length === 0 ? (
          <p role="status">{loading ? words.loading : words.nobody}</p>
        ) : (
          <ul id={list} aria-label={words.found}>
            {people.map((person) => (
              <li key={person.id}>
                <button type="button" onClick={() => onChoose(person)}>
                  <Avatar name={person.name} src={person.avatar} size={28} />
                  <b>{person.name}</b>
                  <small>{person.detail}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Frame>
    </Popover>
  );
}
