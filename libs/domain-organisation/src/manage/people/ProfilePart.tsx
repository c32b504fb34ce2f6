import type { ManagedDepartment, PersonDetail, PersonField } from '@banyan/contracts/organisation';
import { ConflictDialog, ConsoleForm, type ConflictField } from '@banyan/core-console/views';
import { useClock } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useWords } from '../shared/useWords.ts';
import { PersonFields } from './PersonFields.tsx';
import { personForm, valuesOf, writtenOf, type PersonValues } from './personForm.ts';
import type { PersonStore } from './PersonStore.ts';
import { useProfileWords, type ProfileWord } from './useProfileWords.ts';
import { useRuleText } from './useRuleText.ts';

export interface ProfilePartProps {
  person: PersonDetail;
  store: PersonStore;
  departments: readonly ManagedDepartment[];
  /** Fields of the enterprise. */
  fields: readonly PersonField[];
  /** Called once the server has the change. */
  onSaved: () => void;
}

/** The fields that differ between two versions. */
const differences = (mine: readonly ProfileWord[], theirs: readonly ProfileWord[]): readonly ConflictField[] =>
  mine.flatMap(({ id, label, words }, index) => {
    const other = theirs[index]?.words ?? '';
    return other === words ? [] : [{ id, label, mine: words, theirs: other }];
  });

/** The profile of a person as a form; two administrators at once see both versions. */
export const ProfilePart = observer(function ProfilePart({
  person,
  store,
  departments,
  fields,
  onSaved,
}: ProfilePartProps) {
  const { t } = useWords();
  const now = useClock();
  const ruleText = useRuleText();
  const wordsOf = useProfileWords(departments, fields);
  const schema = useMemo(() => personForm(fields), [fields]);
  const { conflict } = store;
  const keepMine = async () => {
    if (await store.keepMine()) onSaved();
  };
  return (
    <>
      <ConsoleForm<PersonValues>
        key={store.form}
        schema={schema}
        values={valuesOf((store.begun ?? person).written, fields)}
        label={t('people.form.label')}
        ruleText={ruleText}
        onSave={(values) => store.save(writtenOf(values, fields))}
        onSaved={onSaved}
      >
        <PersonFields departments={departments} fields={fields} />
      </ConsoleForm>
      {conflict === null ? null : (
        <ConflictDialog
          open
          who={conflict.by?.name ?? t('people.somebody')}
          at={conflict.by?.at ?? now()}
          fields={differences(wordsOf(conflict.mine), wordsOf(conflict.theirs.written))}
          pending={store.isSaving}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => store.takeTheirs()}
          onClose={() => store.closeConflict()}
        />
      )}
    </>
  );
});
