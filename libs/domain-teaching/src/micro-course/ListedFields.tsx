import type { MicroGapKind } from '@banyan/contracts/teaching';
import { ComboBox } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import { CoverField } from './CoverField.tsx';
import type { MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroAround, MicroDesk } from './MicroDesk.ts';

export interface ListedFieldsProps {
  store: MicroDesk;
  editor: MicroEditorStore;
  around: MicroAround;
  /** Error message of a field. */
  wrong: (kind: MicroGapKind) => string | undefined;
}

/** Fields with a choice: cover, category, lecturer. */
export const ListedFields = observer(function ListedFields({ store, editor, around, wrong }: ListedFieldsProps) {
  const { t } = useWords();
  const { draft } = editor;
  const { categories, setting } = around;
  return (
    <>
      <CoverField store={store} editor={editor} />
      <ComboBox
        id="micro-category"
        label={t('micro.category')}
        required
        placeholder={t('micro.choose')}
        words={{ empty: t('micro.noMatch'), clear: t('micro.clear') }}
        error={wrong('category')}
        options={categories.map(({ id, path }) => ({ value: id, label: path }))}
        value={draft.category || null}
        onChange={(category) => editor.write({ category: category ?? '' })}
      />
      <ComboBox
        id="micro-lecturer"
        label={t('micro.lecturer')}
        required
        placeholder={t('micro.choose')}
        words={{ empty: t('micro.noMatch'), clear: t('micro.clear') }}
        error={wrong('lecturer')}
        options={setting.lecturers.map(({ id, name, title }) => ({
          value: String(id),
          label: name,
          description: title,
        }))}
        value={draft.lecturer === 0 ? null : String(draft.lecturer)}
        onChange={(lecturer) => editor.write({ lecturer: Number(lecturer ?? 0) })}
      />
    </>
  );
});
