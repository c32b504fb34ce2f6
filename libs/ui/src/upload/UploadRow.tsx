import { CircleCheck, RotateCw, Trash2, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../components/IconButton.tsx';
import { ProgressBar } from '../components/Progress.tsx';
import { fileSize } from '../format/file-size.ts';
import { FilePreview } from './FilePreview.tsx';
import { stateOf } from './item-state.ts';
import { Row, Say } from './upload-style.ts';
import type { UploadItem } from './upload-types.ts';
import type { UploadWords } from './upload-words.ts';

export interface UploadItemProps {
  /** The file. */
  item: UploadItem;
  /** All its texts, in the reader's language. */
  words: UploadWords;
  /** Disabled; the value is kept. */
  disabled: boolean;
  /** Sends it again. */
  onRetry: (id: string) => void;
  /** Stops sending it. */
  onCancel: (id: string) => void;
  /** Removes it from the list. */
  onRemove: (id: string) => void;
  /** Moves it; left out, its place is fixed. */
  onMove?: (id: string, by: number) => void;
  /** Position among its neighbours. */
  place?: 'first' | 'last' | 'between' | 'alone';
}

/** A file as a line: name, progress, actions. */
export function UploadRow({ item, words, disabled, onRetry, onCancel, onRemove }: UploadItemProps) {
  const { text, tone, share, again, stoppable } = stateOf(item, words);
  const { id, name, size } = item;
  return (
    <Row data-item={id}>
      <span data-kind="">
        <FilePreview item={item} iconSize={16} />
      </span>
      <div>
        <p data-name="">
          <b dir="auto">{name}</b>
          <span>
            <bdi>{share === undefined ? fileSize(size) : `${Math.round(share * 100)}%`}</bdi>
          </span>
        </p>
        {share === undefined ? null : <ProgressBar value={share} label={name} />}
        <Say data-tone={tone}>
          {tone === 'danger' ? <TriangleAlert size={14} aria-hidden="true" /> : null}
          {tone === 'ok' ? <CircleCheck size={14} aria-hidden="true" /> : null}
          <bdi>{text}</bdi>
        </Say>
      </div>
      <span data-actions="">
        {again && !disabled ? (
          <IconButton size="sm" label={words.retry(name)} onClick={() => onRetry(id)}>
            <RotateCw size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        {disabled ? null : stoppable ? (
          <IconButton data-take="" size="sm" label={words.cancel(name)} onClick={() => onCancel(id)}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton data-take="" size="sm" label={words.remove(name)} onClick={() => onRemove(id)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </Row>
  );
}
