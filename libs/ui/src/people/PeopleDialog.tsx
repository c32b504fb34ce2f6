import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { Tree, type TreeWords } from '../data/Tree.tsx';
import type { TreeEntry } from '../data/tree-data.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { Dialog } from '../overlays/Dialog.tsx';

const Body = styled.div`
  display: grid;
  gap: 12px;

  & > :last-child {
    max-height: 360px;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
  }
`;

/** Texts of the dialog. */
export interface PeopleDialogWords {
  title: string;
  /** Label of the search field that marks and opens matches. */
  find: string;
  /** Name of the tree. */
  departments: string;
  /** Number of chosen people in words, e.g. "12 people". */
  count: (people: number) => string;
  done: string;
  cancel: string;
  close: string;
  tree: TreeWords;
}

/** A person from the tree. */
export interface PickedPerson {
  id: string;
  label: string;
}

interface PeopleDialogProps {
  open: boolean;
  onClose: () => void;
  /** Everyone chosen now, including earlier choices. */
  onDone: (people: PickedPerson[]) => void;
  departments: readonly TreeEntry[];
  fetchDepartment: ((id: string) => Promise<readonly TreeEntry[]>) | undefined;
  chosen: readonly string[];
  /** Labels of chosen people who are not in the tree. */
  labels: ReadonlyMap<string, string>;
  words: PeopleDialogWords;
}

/** Leaves of a tree are people; a lazy branch is none. */
const peopleOf = (entries: readonly TreeEntry[]): PickedPerson[] =>
  entries.flatMap(({ id, label, children, lazy }) => {
    if (children !== undefined) return peopleOf(children);
    return lazy === true ? [] : [{ id, label }];
  });

/** Departments with boxes to choose people from; the choice counts only once it is confirmed. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { open, onClose, words } = props;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeText={words.close} width={560} outsideCloses={false}>
      <Departments {...props} />
    </Dialog>
  );
}

/** Content of the dialog: its state starts over at each opening. */
function Departments({ onClose, onDone, departments, fetchDepartment, chosen, labels, words }: PeopleDialogProps) {
  const [search, setSearch] = useState('');
  const [fetched, setFetched] = useState<readonly TreeEntry[]>([]);
  const [selected, setSelected] = useState<readonly string[]>(chosen);
  const people = new Map([...peopleOf(departments), ...peopleOf(fetched)].map((one) => [one.id, one]));
  // Fully chosen branches include their people; only people count.
  const picked = selected.flatMap((id) => {
    const label = people.get(id)?.label ?? (chosen.includes(id) ? labels.get(id) : undefined);
    return label === undefined ? [] : [{ id, label }];
  });
  const fetchKept =
    fetchDepartment === undefined
      ? undefined
      : async (id: string) => {
          const below = await fetchDepartment(id);
          setFetched((before) => [...before, ...below]);
          return below;
        };
  return (
    <>
      <Body>
        <SearchField label={words.find} hideLabel placeholder={words.find} value={search} onChange={setSearch} />
        <div>
          <Tree
            label={words.departments}
            entries={departments}
            selection="multiple"
            cascades
            selected={selected}
            onSelect={setSelected}
            fetchChildren={fetchKept}
            words={words.tree}
            search={search}
            defaultExpanded={departments.slice(0, 1).map(({ id }) => id)}
          />
        </div>
      </Body>
      <Foot>
        <output aria-live="polite">{words.count(picked.length)}</output>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" onClick={() => onDone(picked)}>
          {words.done}
        </Button>
      </Foot>
    </>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-block-start: 20px;

  & > output {
    margin-inline-end: auto;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;
