import { uploadKinds, type UploadedFile } from '@banyan/contracts';
import { genders, lecturerLimits, type LecturerApplication } from '@banyan/contracts/teaching';
import { brokenFields } from '@banyan/core-screen';
import { useKept } from '@banyan/core-screen/views';
import { Button, fileSize, Radio, RadioGroup, TextArea, TextField, useLeaveGuard } from '@banyan/ui';
import { Form, FormField, standardSchemaResolver, useForm, useWatch } from '@banyan/ui/forms';
import { standingOf, Upload, useUploads } from '@banyan/ui/upload';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import { applyRules, type ApplyValues } from './applyRules.ts';
import type { ApplyStore } from './ApplyStore.ts';
import { useAlbumWords } from './useAlbumWords.ts';
import { useLecturerFailure } from './useLecturerFailure.ts';
import { WordsField } from './WordsField.tsx';

const resolver = standardSchemaResolver(applyRules);
const { extensions, maxBytes } = uploadKinds.lecturerPhoto;
const rules = {
  accept: extensions.map((extension) => `.${extension}`),
  maxSize: maxBytes,
  maxCount: lecturerLimits.images,
};

export interface ApplyFormProps {
  store: ApplyStore;
  /** The rejected application to start from; null for none. */
  before: LecturerApplication | null;
}

/** Application form; the input is stored on the device until it is sent. */
const ApplyForm = observer(function ApplyForm({ store, before }: ApplyFormProps) {
  const { t } = useWords();
  const failureText = useLecturerFailure();
  const uploadWords = useAlbumWords();
  const [begun] = useState(
    (): ApplyValues =>
      store.kept() ?? {
        gender: before?.gender ?? 'unsaid',
        expertise: before?.expertise ?? '',
        labels: [...(before?.labels ?? [])],
        cities: [...(before?.cities ?? [])],
        introduction: before?.introduction ?? '',
      },
  );
  const form = useForm<ApplyValues, unknown, ApplyValues>({ resolver, mode: 'onTouched', defaultValues: begun });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const values = { ...begun, ...useWatch({ control: form.control }) };
  const kept = useKept(values, isDirty && !isSubmitting && !isSubmitSuccessful, (written) => store.keep(written));
  const uploads = useUploads<Pick<UploadedFile, 'id'>>({
    send: (file, { onProgress, signal }) => {
      if (store.sender === undefined) return Promise.reject(new Error('no sender'));
      return store.sender.upload(file, { kind: 'lecturerPhoto', onProgress, signal });
    },
    rules,
    initial: (before?.images ?? []).map(({ id, name, url }) => ({
      ...{ id, name, url, size: 0, type: '', sent: 0 },
      status: 'done' as const,
      result: { id },
    })),
  });
  const { apply } = store;
  // Read here, since a field's own function is not observed.
  const offered = { labels: store.labels.value ?? [], cities: store.cities.value ?? [] };
  // Photos are not part of the stored draft.
  useLeaveGuard(uploads.files.length > (before?.images.length ?? 0) && !isSubmitSuccessful);
  const submit = async (values: ApplyValues) => {
    const standing = standingOf(uploads.files);
    if (standing !== 'settled') {
      form.setError('root', { message: standing });
      return;
    }
    const images = uploads.files.flatMap(({ result, status }) => (status === 'done' && result ? [result.id] : []));
    if (await apply.run({ ...values, images })) return;
    const broken = brokenFields(apply.failureOf(), ['expertise', 'labels', 'cities', 'introduction']);
    for (const [field, message] of broken) form.setError(field, { message });
    if (broken.length === 0) form.setError('root', { message: 'failed' });
  };
  return (
    <Form
      form={form}
      kept={kept}
      onSubmit={submit}
      messageOf={({ key }) =>
        key === 'failed'
          ? failureText(apply.failureOf(), t('apply.kept'))
          : key === 'sending' || key === 'unsent'
            ? t(`apply.${key}`)
            : t(`apply.rule.${key}` as 'apply.rule.required')
      }
    >
      <FormField<ApplyValues, 'expertise'> name="expertise">
        {(field) => (
          <TextField
            label={t('apply.expertise')}
            hint={t('apply.expertiseHint')}
            required
            maxLength={lecturerLimits.expertise}
            {...field}
          />
        )}
      </FormField>
      <FormField<ApplyValues, 'labels'> name="labels">
        {(field) => (
          <WordsField
            label={t('apply.labels')}
            hint={t('apply.labelsHint')}
            offered={offered.labels}
            chosen={t('apply.labelsChosen')}
            empty={t('apply.noMatch')}
            own={(words) => t('apply.addOwn', { words })}
            {...field}
          />
        )}
      </FormField>
      <FormField<ApplyValues, 'cities'> name="cities">
        {(field) => (
          <WordsField
            label={t('apply.cities')}
            hint={t('apply.citiesHint')}
            offered={offered.cities}
            chosen={t('apply.citiesChosen')}
            empty={t('apply.noMatch')}
            own={(words) => t('apply.addOwn', { words })}
            {...field}
          />
        )}
      </FormField>
      <FormField<ApplyValues, 'introduction'> name="introduction">
        {(field) => (
          <TextArea
            label={t('apply.introduction')}
            hint={t('apply.introductionHint')}
            required
            rows={6}
            maxLength={lecturerLimits.introduction}
            {...field}
          />
        )}
      </FormField>
      <FormField<ApplyValues, 'gender'> name="gender">
        {(field) => (
          <RadioGroup {...field} label={t('apply.gender')} orientation="horizontal">
            {genders.map((value) => (
              <Radio key={value} value={value}>
                {t(`apply.genders.${value}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </FormField>
      {store.sender === undefined ? null : (
        <Upload
          label={t('apply.images')}
          hint={t('apply.imagesHint', { limit: fileSize(maxBytes) })}
          rules={rules}
          layout="wall"
          words={uploadWords}
          {...uploads}
        />
      )}
      <div>
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('apply.send')}
        </Button>
      </div>
    </Form>
  );
});

export default ApplyForm;
