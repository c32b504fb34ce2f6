import { ChevronLeft, ChevronRight, RotateCw, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../components/IconButton.tsx';
import { ProgressRing } from '../components/Progress.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { FilePreview } from './FilePreview.tsx';
import { stateOf } from './item-state.ts';
import { Say, Tile } from './upload-style.ts';
import type { UploadItemProps } from './UploadRow.tsx';

/** A file as a picture, with the progress above it and the error below it. */
export function UploadTile({ item, words, disabled, onRetry, onCancel, onRemove, onMove, place }: UploadItemProps) {
  const { text, tone, share, again, stoppable } = stateOf(item, words);
  const { id, name, status } = item;
  const take = stoppable ? onCancel : onRemove;
  const { earlier, later } = words;
  const moves = onMove !== undefined && earlier !== undefined && later !== undefined && !disabled && place !== 'alone';
  return (
    <Tile data-item={id} data-status={status}>
      <div data-picture="">
        <FilePreview item={item} iconSize={24} />
        {share === undefined ? null : (
          <span data-far="">
            <ProgressRing value={share} label={name} size={32} stroke={4} />
          </span>
        )}
        {again && !disabled ? (
          <IconButton data-main="" size="sm" label={words.retry(name)} onClick={() => onRetry(id)}>
            <RotateCw size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        {disabled ? null : (
          <IconButton
            data-take=""
            size="xs"
            label={stoppable ? words.cancel(name) : words.remove(name)}
            onClick={() => take(id)}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
        {moves ? (
          <span data-moves="">
            <IconButton
              data-move="-1"
              size="xs"
              label={earlier(name)}
              disabled={place === 'first'}
              onClick={() => onMove(id, -1)}
            >
              <ChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              data-move="1"
              size="xs"
              label={later(name)}
              disabled={place === 'last'}
              onClick={() => onMove(id, 1)}
            >
              <ChevronRight size={16} aria-hidden="true" />
            </IconButton>
          </span>
        ) : null}
      </div>
      {tone === 'danger' ? (
        <Say data-tone="danger">
          <TriangleAlert size={14} aria-hidden="true" />
          <span>
            <VisuallyHidden>{name} </VisuallyHidden>
            {text}
          </span>
        </Say>
      ) : (
        <>
          <Say title={name}>
            <span data-name="" dir="auto">
              {name}
            </span>
          </Say>
          {/* A ring or a clear picture says the rest to eyes. */}
          {share !== undefined || tone === 'ok' ? <VisuallyHidden>{text}</VisuallyHidden> : <Say>{text}</Say>}
        </>
      )}
    </Tile>
  );
}
