import { BulkOutcome, ConfirmCount } from '@banyan/core-console/views';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { categoryOptions } from './categoryOptions.ts';
import type { CoursesStore } from './CoursesStore.ts';

const Question = observer(function Question({ store }: CourseActDialogProps) {
  const { t, number } = useWords();
  const [category, setCategory] = useState('');
  const { acts, categories } = store;
  const { asked } = acts;
  if (asked === null) return null;
  const { act, count } = asked;
  return (
    <ConfirmCount
      open
      title={t(`manageCourses.ask.${act}`, { count, n: number(count) })}
      count={act === 'archive' || act === 'unshelve' ? count : 0}
      confirmText={t(`manageCourses.act.${act}`)}
      shut={act === 'move' && category === ''}
      onConfirm={() => acts.run(category)}
      onClose={() => acts.close()}
    >
      <p>{t(`manageCourses.effect.${act}`)}</p>
      {act === 'move' ? (
        <Select
          label={t('manageCourses.moveTo')}
          placeholder={t('manageCourses.choose')}
          options={categoryOptions(categories.value ?? [])}
          value={category}
          onChange={setCategory}
        />
      ) : null}
    </ConfirmCount>
  );
});

export interface CourseActDialogProps {
  store: CoursesStore;
}

/** Asks before something is done to courses, tells which it left as they are, and takes it back. */
export const CourseActDialog = observer(function CourseActDialog({ store }: CourseActDialogProps) {
  const { t, number } = useWords();
  if (store.acts.asked !== null) return <Question store={store} />;
  return (
    <BulkOutcome
      store={store.acts}
      whyText={(why) => t(`manageCourses.why.${why}`)}
      doneText={(count) => t('manageCourses.done', { count, n: number(count) })}
      leftText={(count) => t('manageCourses.left', { count, n: number(count) })}
    />
  );
});
