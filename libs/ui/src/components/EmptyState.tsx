import { useContext, type ReactNode } from 'react';
import type { DrawingName } from '../art/drawing-names.ts';
import { Drawing } from '../art/Drawing.tsx';
import { EmptyTextContext } from '../theme/empty-text.ts';
import { StateFrame } from './StateFrame.tsx';

export interface EmptyStateProps {
  /** The message about the missing things; by default the translated "no data" of `UiProvider`. */
  label?: ReactNode;
  /** The reason, or the things that will appear here. */
  description?: ReactNode;
  /** A drawing by name, or another picture. */
  image?: DrawingName | { src: string };
  /** Width of the picture in px. */
  size?: number;
  /** The next step. */
  actions?: ReactNode;
  /** A small remark below. */
  note?: ReactNode;
  /** Level of the label in the outline; left out, it is a paragraph. */
  level?: 2 | 3;
}

/** A note that nothing is here yet, with the next step. */
export function EmptyState({
  label,
  description,
  image = 'sprout',
  size = 296,
  actions,
  note,
  level,
}: EmptyStateProps) {
  const emptyText = useContext(EmptyTextContext);
  const picture =
    typeof image === 'string' ? (
      <Drawing name={image} width={size} />
    ) : (
      <img src={image.src} alt="" width={size} height={Math.round(size * 0.75)} />
    );
  return <StateFrame picture={picture} title={label ?? emptyText} text={description} {...{ actions, note, level }} />;
}
