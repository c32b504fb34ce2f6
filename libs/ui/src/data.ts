export {
  SeatMap,
  type Seat,
  type SeatMapProps,
  type SeatRow,
  type SeatState,
  type SeatWords,
} from './data/SeatMap.tsx';
export { SortableList, type SortableListProps } from './data/SortableList.tsx';
export { SortableTree, type SortableTreeProps } from './data/SortableTree.tsx';
export { Table } from './data/Table.tsx';
export { type TableColumn, type TableProps, type TableSort, type TableWords } from './data/table-types.ts';
export { Tree, type TreeProps, type TreeWords } from './data/Tree.tsx';
export { type TreeEntry } from './data/tree-data.ts';
export { movedTree, type TreePlace } from './data/tree-move.ts';
export { VirtualList, type VirtualListHandle, type VirtualListProps } from './data/VirtualList.tsx';
export { PeoplePicker, type PeoplePickerProps, type PeopleWords, type Person } from './people/PeoplePicker.tsx';
export { MentionButton, type MentionButtonProps } from './people/MentionButton.tsx';
export { type Findable, type FinderWords } from './people/PersonFinder.tsx';
export { type PeopleDialogWords } from './people/PeopleDialog.tsx';
