import { Check, ChevronRight, GripVertical, LoaderCircle, RotateCw } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import {
  Button,
  Tree as AriaTree,
  TreeItemContent,
  type Selection,
  type TreeProps as AriaProps,
} from 'react-aria-components/Tree';
import { EmptyState } from '../components/EmptyState.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { SelectionBox } from './SelectionBox.tsx';
import { cascade, childrenOf, everyEntry, holdsChosen, isBranch, splitMatch, type TreeEntry } from './tree-data.ts';
import { TreeLine, TreePlace } from './tree-style.ts';
import { useTree } from './use-tree.ts';

/** The words of a tree with late branches. Those for opening are react-aria's, in the language of `UiProvider`. */
export interface TreeWords {
  /** Shown while the children of a branch are loading. */
  loading: string;
  /** Shown after a failure; pressing the line fetches again. */
  failed: string;
}

export interface TreeProps {
  /** Accessible name: the things that the tree organises. */
  label: string;
  /** The root entries, in order. */
  entries: readonly TreeEntry[];
  /** How many entries can be chosen: none, one, or several by boxes. */
  selection?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen entries. */
  selected?: readonly string[];
  /** Called with all chosen ids. */
  onSelect?: (ids: string[]) => void;
  /** Choosing a branch chooses everything below it, and its box says whether all or some of it is chosen. */
  cascades?: boolean;
  /** Ids of branches that are open at first. */
  defaultExpanded?: readonly string[];
  /** Fetches the children of an entry that is `lazy`, when it is opened. */
  fetchChildren?: (id: string) => Promise<readonly TreeEntry[]>;
  /** All its texts, in the reader's language. */
  words?: TreeWords;
  /** Marked in all labels; the branches above a match are opened. */
  search?: string;
  /** Called when an entry is pressed, or on Enter. */
  onAction?: (id: string) => void;
  /** Shown without any entry; an `EmptyState` by default. */
  empty?: ReactNode;
  /** Lets entries be dragged from a handle; `SortableTree` passes it. */
  drag?: AriaProps<object>['dragAndDropHooks'];
}

const nothing: readonly string[] = [];

/**
 * Entries in branches to open and choose from: departments, folders, knowledge points. Arrows walk, open and close,
 * Space chooses, letters find an entry. For navigation, use `CategoryTree`: its entries are links.
 */
export function Tree({
  label,
  entries,
  selection = 'none',
  selected = nothing,
  onSelect,
  cascades = false,
  defaultExpanded = nothing,
  fetchChildren,
  words = { loading: '', failed: '' },
  search = '',
  onAction,
  empty,
  drag,
}: TreeProps) {
  const chosen = useMemo(() => new Set(selected), [selected]);
  const { fetched, expanded, setExpanded, retry } = useTree({
    entries,
    search,
    defaultExpanded,
    fetchChildren,
    onFetched: (id, below) => {
      // Children that arrive below a chosen branch are chosen too.
      if (cascades && chosen.has(id))
        onSelect?.([...selected, ...below.filter((one) => !one.disabled).map((one) => one.id)]);
    },
  });
  const known = everyEntry(entries, fetched);
  const choose = (keys: Selection) => {
    const able = known.filter((entry) => entry.disabled !== true).map(({ id }) => id);
    const after = new Set(keys === 'all' ? able : [...keys].map(String));
    onSelect?.(cascades ? cascade(entries, chosen, after, fetched) : [...after]);
  };

  const note = (id: string, failed: boolean) => (
    <TreeLine
      key={`${id}/note`}
      id={`${id}/note`}
      isDisabled
      textValue={failed ? words.failed : words.loading}
      data-note={failed ? 'failed' : 'loading'}
      onAction={failed ? () => retry(id) : undefined}
    >
      <TreeItemContent>
        <i data-leaf="">
          {failed ? <RotateCw size={16} aria-hidden="true" /> : <LoaderCircle size={16} aria-hidden="true" />}
        </i>
        <span data-words="">{failed ? words.failed : words.loading}</span>
      </TreeItemContent>
    </TreeLine>
  );

  const line = (entry: TreeEntry): ReactNode => {
    const { id, label: name, icon, detail, menu, disabled = false } = entry;
    const branch = isBranch(entry);
    // A closed branch has one child as a placeholder: react-aria recognises a branch by its children.
    const below = expanded.has(id) || !branch ? childrenOf(entry, fetched) : undefined;
    return (
      <TreeLine
        key={id}
        id={id}
        textValue={name}
        hasChildItems={branch}
        isDisabled={disabled}
        data-off={disabled || undefined}
        onAction={onAction === undefined ? undefined : () => onAction(id)}
      >
        <TreeItemContent>
          {drag === undefined ? null : (
            <Button slot="drag">
              <GripVertical size={16} aria-hidden="true" />
            </Button>
          )}
          {branch ? (
            <Button slot="chevron">
              <ChevronRight size={16} aria-hidden="true" />
            </Button>
          ) : (
            <i data-leaf="" />
          )}
          {selection === 'multiple' ? (
            <SelectionBox partly={cascades && !chosen.has(id) && holdsChosen(entry, chosen, fetched)} />
          ) : null}
          {icon}
          <span data-words="">
            {splitMatch(name, search).map((part, at) =>
              part.hit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
            )}
          </span>
          {detail === undefined ? null : <small>{detail}</small>}
          {selection === 'single' && chosen.has(id) ? <Check size={16} aria-hidden="true" /> : null}
          {menu}
        </TreeItemContent>
        {below === undefined ? note(id, fetched.get(id) === 'failed') : below.map(line)}
      </TreeLine>
    );
  };

  return (
    <Localised>
      <TreePlace>
        <AriaTree
          aria-label={label}
          selectionMode={selection}
          selectedKeys={selected}
          onSelectionChange={choose}
          disabledBehavior="selection"
          dragAndDropHooks={drag}
          expandedKeys={expanded}
          onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
          renderEmptyState={() => empty ?? <EmptyState size={160} />}
        >
          {entries.map(line)}
        </AriaTree>
      </TreePlace>
    </Localised>
  );
}
