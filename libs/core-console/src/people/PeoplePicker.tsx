import { useFormats } from '@banyan/core-screen/views';
import { PeoplePicker as Picker, type PeopleWords, type Person, type TreeEntry } from '@banyan/ui/data';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PeoplePickerProps {
  /** Label of the field. */
  label: ReactNode;
  /** Matches of the typed words, or proposals before anything is typed. */
  people: readonly Person[];
  /** Called with each typed letter. */
  onSearch?: (text: string) => void;
  /** People are loading. */
  loading?: boolean;
  /** Ids of the chosen people. */
  value: readonly string[];
  /** Called with all chosen ids. */
  onChange: (ids: string[]) => void;
  /** Chosen people who may not be among `people`. */
  known?: readonly Person[];
  /** Departments with people's ids as leaves; with them a button opens the tree. */
  departments?: readonly TreeEntry[];
  /** Fetches what is below a department that is `lazy`. */
  fetchDepartment?: (id: string) => Promise<readonly TreeEntry[]>;
  /** Help below the field. */
  hint?: ReactNode;
  /** The error and how to mend it. */
  error?: ReactNode;
  /** Whether somebody must be chosen. */
  required?: boolean;
  /** Disabled; the value is kept. */
  disabled?: boolean;
}

/** Words of the picker in the reader's language. */
function usePeopleWords(): PeopleWords {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  return useMemo(
    () => ({
      empty: t('people.nobody'),
      loading: t('people.loading'),
      clear: t('people.clear'),
      chosen: t('people.chosen'),
      browse: t('people.browse'),
      dialog: {
        title: t('people.browse'),
        find: t('departments.find'),
        departments: t('departments.label'),
        count: (people) => t('people.count', { count: people, n: number(people) }),
        done: t('done'),
        cancel: t('cancel'),
        close: t('close'),
        tree: { loading: t('people.loading'), failed: t('people.failed') },
      },
    }),
    [t, number],
  );
}

/** Finds people by name or number, or by department. */
export function PeoplePicker(props: PeoplePickerProps) {
  return <Picker {...props} words={usePeopleWords()} />;
}
