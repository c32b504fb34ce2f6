import { Button, IconButton, Image } from '@banyan/ui';
import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { NoteDraftStore, NotePlace } from './NoteDraftStore.ts';
import type { NotePicturesStore } from './NotePicturesStore.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 12px 8px;
  list-style: none;

  & > li {
    position: relative;
  }
  & > li[data-wide] {
    flex: 1 0 100%;
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > li[data-wide] > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & img {
    border-radius: var(--r-ctl);
  }
  & > li:not([data-wide]) > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    background: var(--surface);
    box-shadow: var(--float-shadow);
  }
`;

export interface DraftPicturesProps {
  draft: NoteDraftStore;
  pictures: NotePicturesStore;
  at: NotePlace;
}

/** Pictures of the note being written, and their uploads. */
export const DraftPictures = observer(function DraftPictures({ draft, pictures, at }: DraftPicturesProps) {
  const { t } = useWords();
  const { images } = draft.now;
  if (images.length === 0 && pictures.underWay.length === 0) return null;
  return (
    <Row aria-label={t('notes.images')}>
      {images.map(({ id, name, url }) => (
        <li key={id}>
          <Image src={url} alt={name} width={112} height={72} radius="control" />
          <IconButton
            size="xs"
            label={t('notes.picture.remove', { name })}
            onClick={() =>
              draft.attach(
                images.filter((image) => image.id !== id),
                at,
              )
            }
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
      {pictures.underWay.map(({ no, name, problem, share }) => (
        <li key={no} data-wide="" role={problem === null ? 'status' : 'alert'}>
          <span>
            {name}: {problem === null ? `${Math.round(share * 100)}%` : t(`notes.picture.${problem}`)}
          </span>
          {problem === 'failed' ? (
            <Button size="sm" onClick={() => void pictures.retry(draft, no, at)}>
              {t('retry')}
            </Button>
          ) : null}
          {problem === null ? null : (
            <IconButton size="xs" label={t('notes.picture.remove', { name })} onClick={() => pictures.dismiss(no)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </Row>
  );
});
