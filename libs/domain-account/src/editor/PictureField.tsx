import { useKeptFocus } from '@banyan/core-screen/views';
import { Avatar, Button, fileSize } from '@banyan/ui';
import { TriangleAlert, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PictureShape } from './pictureShapes.ts';
import { largestOriginal, type PictureFieldState } from './usePicture.ts';

const Frame = styled.div`
  & > p:first-child {
    margin-bottom: 8px;
    line-height: 22px;
  }
  & > p:first-child > em {
    margin-inline-start: 4px;
    font-style: normal;
    color: var(--danger);
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
`;
const Shown = styled.div`
  position: relative;
  flex: none;
  width: 96px;

  &[data-cut='round'] {
    height: 96px;
    border-radius: 50%;
  }
  &[data-cut='rect'] {
    display: grid;
    place-items: center;
    height: 134px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-3);
    overflow: hidden;
  }
  &[data-cut='rect'] > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > [data-far] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: inherit;
    background: color-mix(in srgb, var(--surface) 80%, transparent);
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Note = styled.p`
  display: flex;
  gap: 4px;
  margin-top: 8px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  &[data-tone='danger'] {
    color: var(--danger);
  }
  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

export interface PictureFieldProps {
  /** Id of its button, the target of the list of errors. */
  id: string;
  label: string;
  hint: string;
  /** The broken rule in words. */
  error: string | undefined;
  required: boolean;
  /** Name of the person: without a portrait its letters are shown. */
  name: string;
  shape: PictureShape;
  picture: PictureFieldState;
}

/** A picture of a person with its actions and states: choose, cut, sending, failed, remove. */
export function PictureField({ id, label, hint, error, required, name, shape, picture }: PictureFieldProps) {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  const { shown, state, sent, problem, original } = picture;
  const wrong = problem === null ? error : t(`picture.${problem}`, { limit: fileSize(largestOriginal) });
  const act = useKeptFocus<HTMLButtonElement>(`${state} ${shown === ''}`);
  const percent = Math.round(sent * 100);
  const quiet =
    state === 'sending' ? t('picture.sending', { percent }) : state === 'chosen' ? t('picture.chosen') : hint;
  return (
    <Frame role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`}>
        {label}
        {required ? <em aria-hidden="true">*</em> : null}
      </p>
      <Row>
        <Shown data-cut={shape.cut}>
          {shape.cut === 'round' ? (
            <Avatar name={name} src={shown} size={96} />
          ) : shown === '' ? (
            <UserRound size={40} role="img" aria-label={t('picture.none')} />
          ) : (
            <img src={shown} alt={label} />
          )}
          {state === 'sending' ? (
            <span
              data-far=""
              role="progressbar"
              aria-label={label}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
            >
              {percent}%
            </span>
          ) : null}
        </Shown>
        <div>
          <Acts>
            {state === 'sending' ? null : (
              <Button ref={act} id={id} aria-describedby={`${id}-note`} onClick={() => input.current?.click()}>
                {shown === '' ? t('picture.choose') : t('picture.replace')}
              </Button>
            )}
            {state === 'failed' ? <Button onClick={picture.retry}>{t('picture.retry')}</Button> : null}
            {state === 'sending' || state === 'failed' ? (
              <Button
                key="cancel"
                {...(state === 'sending' ? { id, ref: act } : {})}
                variant="ghost"
                onClick={picture.cancel}
              >
                {t(state === 'sending' ? 'picture.cancel' : 'crop.cancel')}
              </Button>
            ) : shown === '' ? null : (
              <Button key="remove" variant="ghost" onClick={picture.remove}>
                {t('picture.remove')}
              </Button>
            )}
          </Acts>
          {wrong === undefined ? (
            <Note id={`${id}-note`} role="status">
              {quiet}
            </Note>
          ) : (
            <Note id={`${id}-note`} data-tone="danger" role="alert">
              <TriangleAlert size={14} aria-hidden="true" />
              {wrong}
            </Note>
          )}
        </div>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) picture.choose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {original === null ? null : (
        <original.Dialog url={original.url} shape={shape} onCut={picture.cut} onClose={picture.closeOriginal} />
      )}
    </Frame>
  );
}
