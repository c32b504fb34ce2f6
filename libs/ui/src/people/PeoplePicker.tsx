import { Users } from 'lucide-react';
import { useState, type FocusEvent, type Ref } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar.tsx';
import { breakingButtons } from '../components/button-style.ts';
import { Button } from '../components/Button.tsx';
import type { FieldTexts } from '../components/Field.tsx';
import { useValue } from '../components/use-value.ts';
import type { TreeEntry } from '../data/tree-data.ts';
import { TagField, type TagWords } from '../fields/TagField.tsx';
import { PeopleDialog, type PeopleDialogWords } from './PeopleDialog.tsx';

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  ${breakingButtons}

  & > button {
    justify-self: start;
  }
`;

/** A person who can be chosen. */
export interface Person {
  id: string;
  /** The name as it is written; several people may share it. */
  name: string;
  /** Details that distinguish people of one name: department and employee number. */
  detail: string;
  /** Address of a picture; the letters of the name without one. */
  avatar?: string;
}

/** The words of a picker of people. */
export interface PeopleWords extends TagWords {
  /** Words of the button that opens the departments. */
  browse: string;
  /** Words of the dialog behind it. */
  dialog: PeopleDialogWords;
}

export interface PeoplePickerProps extends FieldTexts {
  /** Matches of the typed text, or proposals before anything is typed. */
  people: readonly Person[];
  /** Called with each letter typed; `people` are shown as they are given. Without it the picker filters them by name. */
  onSearch?: (text: string) => void;
  /** People are on their way. */
  loading?: boolean;
  /** Chosen ids, in the order of choice. Left out, the field keeps its own values. */
  value?: readonly string[];
  /** Initial values when `value` is not given. */
  defaultValue?: readonly string[];
  /** Told of every new value. */
  onChange?: (ids: string[]) => void;
  /** Chosen people who may not be among `people`. */
  known?: readonly Person[];
  /**
   * Departments with people's ids as leaves; with them a button opens the tree in a dialog. A department chooses all
   * its people.
   */
  departments?: readonly TreeEntry[];
  /** Fetches the children of a department that is `lazy`, when it is opened. */
  fetchDepartment?: (id: string) => Promise<readonly TreeEntry[]>;
  /** Every word it says, in the reader's language. */
  words: PeopleWords;
  /** The focus left it. */
  onBlur?: (event: FocusEvent) => void;
  /** Stands in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Name under which a form sends each id. */
  name?: string;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

const none: readonly never[] = [];

/** People, found by name or number, or gone through by department. */
export function PeoplePicker({
  people,
  known = none,
  value,
  defaultValue = none,
  onChange,
  departments,
  fetchDepartment,
  words,
  disabled,
  ...field
}: PeoplePickerProps) {
  const [chosen, choose] = useValue<readonly string[], string[]>(value, defaultValue, onChange);
  const [open, setOpen] = useState(false);
  // A person chosen by department may be unknown to the search.
  const [met, setMet] = useState<readonly { value: string; label: string }[]>([]);
  const options = people.map(({ id, name, detail, avatar }) => ({
    value: id,
    label: name,
    description: detail,
    icon: <Avatar name={name} src={avatar} size={28} />,
  }));
  const labels = [...met, ...known.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Whole>
      <TagField {...field} {...{ options, words, disabled }} known={labels} value={chosen} onChange={choose} />
      {departments === undefined ? null : (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon={<Users size={16} aria-hidden="true" />}
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            {words.browse}
          </Button>
          <PeopleDialog
            open={open}
            onClose={() => setOpen(false)}
            onDone={(picked) => {
              setMet([...met, ...picked.map(({ id, label }) => ({ value: id, label }))]);
              choose(picked.map(({ id }) => id));
              setOpen(false);
            }}
            {...{ departments, fetchDepartment, chosen }}
            labels={new Map([...options, ...labels].map((one) => [one.value, one.label]))}
            words={words.dialog}
          />
        </>
      )}
    </Whole>
  );
}
