import { coverMotif } from '@banyan/contracts';
import type { ManagedCategory } from '@banyan/contracts/course';
import { ConflictDialog, ConsoleForm, FormSection, MediaField } from '@banyan/core-console/views';
import { useClock } from '@banyan/core-screen/views';
import { TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { shownIn } from '../editor/outline.ts';
import { categoryForm, categoryValues, writtenCategory, type CategoryValues } from './categoryForm.ts';
import type { CategoriesStore } from './CategoriesStore.ts';

export interface CategoryFormProps {
  store: CategoriesStore;
  /** The one that is changed; without it a new one is written. */
  category?: ManagedCategory;
}

const Conflict = observer(function Conflict({ store, category }: Required<CategoryFormProps>) {
  const { t } = useWords();
  const now = useClock();
  const { mine } = store;
  if (mine === null) return null;
  const { motif, name } = category;
  const fields = [
    { id: 'name', label: t('manageCategories.form.zh'), mine: mine.name.zh_cn, theirs: name.zh_cn },
    { id: 'en', label: t('manageCategories.form.en'), mine: mine.name.en ?? '', theirs: name.en ?? '' },
    {
      id: 'motif',
      label: t('manageCategories.form.motif'),
      mine: t(`manageCategories.motif.${mine.motif}`),
      theirs: t(`manageCategories.motif.${motif}`),
    },
  ].filter((field) => field.mine !== field.theirs);
  return (
    <ConflictDialog
      open
      who={t('manageCategories.somebody')}
      at={now()}
      fields={fields}
      onKeepMine={() => void store.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});

/** Names and cover of a category. */
export const CategoryForm = observer(function CategoryForm({ store, category }: CategoryFormProps) {
  const { t, language } = useWords();
  const { sender } = store;
  const above = store.all.find(({ id }) => id === store.above);
  const isNew = category === undefined;
  return (
    <>
      <ConsoleForm<CategoryValues>
        schema={categoryForm}
        values={categoryValues(category)}
        label={t(isNew ? 'manageCategories.form.add' : 'manageCategories.form.edit')}
        ruleText={(rule) => (rule === 'missing' ? t('manageCategories.missing') : undefined)}
        {...(isNew ? { saveText: t('manageCategories.add'), onCancel: () => store.begin(null) } : {})}
        onSave={(values) => (isNew ? store.add(writtenCategory(values)) : store.save(writtenCategory(values)))}
      >
        <FormSection
          title={isNew ? t('manageCategories.form.add') : shownIn(language, category.name)}
          {...(isNew
            ? {
                description:
                  above === undefined
                    ? t('manageCategories.top')
                    : t('manageCategories.below', { name: shownIn(language, above.name) }),
              }
            : {})}
        >
          <FormField<CategoryValues, 'name'> name="name">
            {(field) => <TextField label={t('manageCategories.form.zh')} required autoComplete="off" {...field} />}
          </FormField>
          <FormField<CategoryValues, 'en'> name="en">
            {(field) => <TextField label={t('manageCategories.form.en')} autoComplete="off" {...field} />}
          </FormField>
          <FormField<CategoryValues, 'motif'> name="motif">
            {(field) => (
              <Select
                label={t('manageCategories.form.motif')}
                options={coverMotif.options.map((value) => ({ value, label: t(`manageCategories.motif.${value}`) }))}
                {...field}
              />
            )}
          </FormField>
          {sender === undefined ? null : (
            <FormField<CategoryValues, 'cover'> name="cover">
              {({ error, onBlur, onChange, value }) => (
                <MediaField
                  label={t('manageCategories.form.cover')}
                  hint={t('manageCategories.form.coverHint')}
                  kind="courseCover"
                  describes={false}
                  sender={sender}
                  {...{ value, onChange, onBlur, error }}
                />
              )}
            </FormField>
          )}
        </FormSection>
      </ConsoleForm>
      {isNew ? null : <Conflict store={store} category={category} />}
    </>
  );
});
