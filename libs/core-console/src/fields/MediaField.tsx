import { uploadKinds, type UploadKind } from '@banyan/contracts';
import { Button, TextField } from '@banyan/ui';
import { Upload, useUploads } from '@banyan/ui/upload';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Media, MediaSender } from './media.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { useMediaWords } from './useMediaWords.ts';

const Field = styled.div`
  display: grid;
  gap: 8px;

  & > [data-label] {
    margin-bottom: -4px;
    line-height: 22px;
  }
  & > [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Longest description of a picture. */
const longestAlt = 200;

export interface MediaFieldProps {
  /** Label of the field. */
  label: ReactNode;
  /** Purpose of the file; decides what is taken. */
  kind: UploadKind;
  /** Sends it: the portal's uploader, large files in pieces that go on after a lost connection. */
  sender: MediaSender;
  /** The file that the thing has; null for none. */
  value: Media | null;
  onChange: (value: Media | null) => void;
  /** Whether a picture is described for those who do not see it. */
  describes?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
}

/** One picture, video or sound: dropped, pasted or chosen, shown, described, replaced, removed. */
export function MediaField(props: MediaFieldProps) {
  const { label, kind, sender, value, onChange, describes = true, hint, error, required = false, disabled } = props;
  const { t } = useTranslation('console');
  const words = useMediaWords(kind);
  const [replacing, setReplacing] = useState(false);
  const { extensions, maxBytes } = uploadKinds[kind];
  const [rules] = useState(() => ({
    accept: extensions.map((extension) => `.${extension}`),
    maxSize: maxBytes,
    maxCount: 1,
  }));
  const { onAdd, ...uploads } = useUploads({
    rules,
    send: async (file, how) => {
      const { id, name, type, url } = await sender.upload(file, { kind, ...how });
      onChange({ id, name, type, url, alt: value?.alt ?? '' });
      setReplacing(false);
    },
  });
  const under = uploads.files.filter(({ status }) => status !== 'done');
  const isPicture = value?.type.startsWith('image/') ?? false;
  return (
    <Field>
      {value === null ? null : (
        <>
          <span data-label="">{label}</span>
          <MediaPreview key={value.url} media={value} label={label} />
          {describes && isPicture ? (
            <TextField
              label={t('media.alt')}
              hint={t('media.altHint')}
              maxLength={longestAlt}
              disabled={disabled === true}
              value={value.alt}
              onChange={({ target }) => onChange({ ...value, alt: target.value })}
            />
          ) : null}
          {disabled ? null : (
            <div data-acts="">
              <Button size="sm" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
                {t('media.replace')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
                {t('media.remove')}
              </Button>
            </div>
          )}
        </>
      )}
      {value !== null && !replacing && under.length === 0 ? null : (
        <Upload
          {...uploads}
          {...(props.onBlur === undefined ? {} : { onBlur: props.onBlur })}
          label={label}
          hideLabel={value !== null}
          hint={hint ?? words.hint}
          error={error}
          required={required}
          disabled={disabled === true}
          rules={rules}
          words={words}
          files={under}
          onAdd={(files) => {
            // Another file takes the place of what was not sent.
            for (const { id } of uploads.files) uploads.onRemove(id);
            onAdd(files);
          }}
        />
      )}
    </Field>
  );
}
