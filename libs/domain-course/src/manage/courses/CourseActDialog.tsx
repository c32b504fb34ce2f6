import { ConfirmCount } from '@banyan/core-console/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog, Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFailureText } from '@banyan/core-screen/views';
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

const Outcome = observer(function Outcome({ store: { acts } }: CourseActDialogProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const { outcome } = acts;
  if (outcome === null) return null;
  const { back, done, left } = outcome;
  return (
    <Dialog
      open
      title={t('manageCourses.done', { count: done.length, n: number(done.length) })}
      closeText={t('manageCourses.close')}
      onClose={() => acts.dismiss()}
      footer={
        <>
          {back.length === 0 ? null : (
            <Button onClick={() => void acts.takeBack().catch(setFailure)}>{t('manageCourses.takeBack')}</Button>
          )}
          <Button variant="primary" onClick={() => acts.dismiss()}>
            {t('manageCourses.close')}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {left.length === 0 ? null : (
        <>
          <p>{t('manageCourses.left', { count: left.length, n: number(left.length) })}</p>
          <ul>
            {left.map(({ id, name, why }) => (
              <li key={id}>
                <b>{name === '' ? `#${id}` : name}</b> {t(`manageCourses.why.${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
});

export interface CourseActDialogProps {
  store: CoursesStore;
}

/** Asks before something is done to courses, tells which it left as they are, and takes it back. */
export const CourseActDialog = observer(function CourseActDialog({ store }: CourseActDialogProps) {
  if (store.acts.asked !== null) return <Question store={store} />;
  return <Outcome store={store} />;
});
