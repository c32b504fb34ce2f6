import { ErrorCode, uploadKinds } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { useChange, useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, IconButton, Kbd, Notice, Switch, TextArea, useLeaveGuard } from '@banyan/ui';
import { ImagePlus, MapPin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { DraftPictures } from './DraftPictures.tsx';
import type { NoteDraftStore, NotePlace } from './NoteDraftStore.ts';
import type { CourseNotesStore } from './CourseNotesStore.ts';
import { usePlaceWords } from './usePlaceWords.ts';

const Frame = styled.form`
  display: grid;
  gap: 8px;
  padding: 16px;
  border-bottom: 1px solid var(--line);
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;

const Stand = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  &[data-trouble] {
    color: var(--warn);
  }
`;

const accept = uploadKinds.noteImage.extensions.map((end) => `.${end}`).join(',');

const Saved = observer(function Saved({ draft }: { draft: NoteDraftStore }) {
  const { t } = useWords();
  const { state } = draft;
  const trouble = state === 'device' || state === 'nowhere';
  return (
    <Stand role="status" data-trouble={trouble ? '' : undefined}>
      {t(`notes.draft.${state}`)}
    </Stand>
  );
});

export interface NoteComposerProps {
  store: CourseNotesStore;
  draft: NoteDraftStore;
  /** The learner's position in the chapter. */
  at: NotePlace;
}

/** Editor of a note: text, pictures, anchor, visibility. */
export const NoteComposer = observer(function NoteComposer({ store, draft, at }: NoteComposerProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const placeOf = usePlaceWords();
  const files = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useLeaveGuard(draft.unsaved);
  // The pressed button's row has moved here, so the focus follows.
  useChange(store.taken, () => area.current?.focus());
  const [asked, setAsked] = useState(false);
  const { pictures, room, submit } = store;
  const { now } = draft;
  const begun = !draft.empty || now.id > 0;
  const place = placeOf(begun ? now : at);
  const tooLong = countCharacters(now.text) > room;
  const { chapterId } = draft.of;
  const failure = submit.failureOf(chapterId);
  const isPending = submit.isPending(chapterId);
  const code = refusalCode(failure);
  const ready = !draft.empty && !tooLong && (pictures?.settled ?? true);
  const send = () => {
    setAsked(pictures?.unsent === true);
    if (pictures?.unsent === true) return;
    if (ready && !isPending) void submit.run(now.open ? 'public' : 'private');
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const add = (chosen: readonly File[]) => void pictures?.add(draft, chosen, at);
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length > 0 && pictures !== null) {
      event.preventDefault();
      add(pasted);
    }
  };
  return (
    <Frame
      aria-label={t('notes.write')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {draft.split ? <Notice tone="warn">{t('notes.draft.split')}</Notice> : null}
      <TextArea
        ref={area}
        label={t('notes.write')}
        hideLabel
        rows={3}
        maxRows={12}
        maxLength={room}
        tooLongText={t('notes.tooLong', { count: room })}
        placeholder={t('notes.placeholder')}
        readOnly={isPending}
        value={now.text}
        onChange={({ target }) => {
          store.begun();
          draft.write(target.value, at);
        }}
        onKeyDown={keys}
        onPaste={paste}
        onBlur={() => void draft.flush()}
      />
      {pictures === null ? null : <DraftPictures draft={draft} pictures={pictures} at={at} />}
      {asked && pictures?.unsent === true ? (
        <Notice tone="warn" live>
          {t('notes.picturesMissing')}
        </Notice>
      ) : null}
      <Tools>
        <Button
          size="sm"
          variant="ghost"
          icon={<MapPin size={16} aria-hidden="true" />}
          aria-label={place === '' ? t('notes.pin.none') : t('notes.pin.again', { place })}
          onClick={() => draft.pinTo(at)}
        >
          {place === '' ? t('notes.pin.none') : t('notes.pin.at', { place })}
        </Button>
        {begun && now.pin !== 'whole' ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              draft.pinTo({ pin: 'whole', place: 0 });
              // This button disappears.
              area.current?.focus();
            }}
          >
            {t('notes.pin.off')}
          </Button>
        ) : null}
        {pictures === null ? null : (
          <span>
            <input
              ref={files}
              type="file"
              hidden
              multiple
              accept={accept}
              aria-label={t('notes.picture.add')}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <IconButton size="sm" label={t('notes.picture.add')} onClick={() => files.current?.click()}>
              <ImagePlus size={18} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </Tools>
      <Foot>
        <Switch checked={now.open} onChange={(open) => draft.show(open)}>
          {t('notes.open')}
        </Switch>
        <Button type="submit" variant="primary" disabled={!ready} pending={isPending}>
          {now.open ? t('notes.publish') : t('notes.keep')} <Kbd>Ctrl ↵</Kbd>
        </Button>
      </Foot>
      {now.open ? <Stand>{t('notes.openText')}</Stand> : null}
      {store.kept === null ? (
        <Saved draft={draft} />
      ) : (
        <Stand role="status">{t(store.kept === 'public' ? 'notes.sent' : 'notes.kept')}</Stand>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {code === ErrorCode.noteRefused
            ? t('notes.refused')
            : code === ErrorCode.notFound
              ? t('notes.picture.gone')
              : failureText(failure, t('notes.draft.stays'))}
        </Notice>
      )}
    </Frame>
  );
});
