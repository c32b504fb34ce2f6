import { firstCourseLimits } from '@banyan/contracts/course';
import { ConsoleForm, FormSection } from '@banyan/core-console/views';
import { TextArea, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { useWords } from '../shared/useWords.ts';
import { courseForm, type CourseValues } from './setupForms.ts';
import type { SetupStore } from './SetupStore.ts';
import { useSetupRule } from './useSetupRule.ts';

/** The first course: one chapter of text. */
export function CourseStep({ store }: { store: SetupStore }) {
  const { t } = useWords();
  const ruleText = useSetupRule();
  return (
    <ConsoleForm<CourseValues>
      schema={courseForm}
      values={{ title: '', chapter: '', text: '', minutes: '2' }}
      label={t('setup.step.course')}
      saveText={t('setup.course.publish')}
      ruleText={ruleText}
      onSave={(values) => store.addCourse(values)}
    >
      <FormSection title={t('setup.step.course')} description={t('setup.about.course')}>
        {(['title', 'chapter'] as const).map((name) => (
          <FormField<CourseValues, 'title' | 'chapter'> key={name} name={name}>
            {(field) => <TextField label={t(`setup.course.${name}`)} required autoComplete="off" {...field} />}
          </FormField>
        ))}
        <FormField<CourseValues, 'text'> name="text">
          {(field) => (
            <TextArea label={t('setup.course.text')} hint={t('setup.course.textHint')} required rows={10} {...field} />
          )}
        </FormField>
        <FormField<CourseValues, 'minutes'> name="minutes">
          {({ disabled, ...field }) => (
            <Select
              label={t('setup.course.minutes')}
              options={firstCourseLimits.minutes.map((n) => ({ value: n, label: t('setup.course.minutesOf', { n }) }))}
              {...field}
              disabled={disabled ?? false}
            />
          )}
        </FormField>
      </FormSection>
    </ConsoleForm>
  );
}
