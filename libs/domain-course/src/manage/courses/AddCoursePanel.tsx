import { v } from '@banyan/contracts';
import { courseLimits } from '@banyan/contracts/course';
import { ConsoleForm, SidePanel } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { categoryOptions } from './categoryOptions.ts';
import type { CoursesStore } from './CoursesStore.ts';

const form = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.maxLength(courseLimits.title, 'tooLong')),
  category: v.string(),
});
type Values = v.InferOutput<typeof form>;

export interface AddCoursePanelProps {
  store: CoursesStore;
  /** Called with the id of the new course. */
  onAdded: (id: number) => void;
}

/** The form for a new course. */
export const AddCoursePanel = observer(function AddCoursePanel({ store, onAdded }: AddCoursePanelProps) {
  const { t } = useWords();
  const close = () => store.openForm(false);
  return (
    <SidePanel label={t('manageCourses.add')} place={t('manageCourses.add')} onClose={close}>
      <ConsoleForm<Values>
        schema={form}
        values={{ title: '', category: '' }}
        label={t('manageCourses.add')}
        saveText={t('manageCourses.addGo')}
        ruleText={(rule) => (rule === 'missing' ? t('manageCourses.titleMissing') : undefined)}
        onCancel={close}
        onSave={(values) => store.add(values)}
        onSaved={() => onAdded(store.added)}
      >
        <FormField<Values, 'title'> name="title">
          {(field) => (
            <TextField
              label={t('manageCourses.column.title')}
              hint={t('manageCourses.titleHint')}
              autoComplete="off"
              required
              {...field}
            />
          )}
        </FormField>
        <FormField<Values, 'category'> name="category">
          {(field) => (
            <Select
              label={t('manageCourses.column.category')}
              placeholder={t('manageCourses.choose')}
              options={categoryOptions(store.categories.value ?? [])}
              {...field}
            />
          )}
        </FormField>
      </ConsoleForm>
    </SidePanel>
  );
});
