import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DrawingName } from '../art/drawing-names.ts';
import { Drawing } from '../art/Drawing.tsx';
import { Button } from './Button.tsx';
import { StateFrame } from './StateFrame.tsx';

export interface ErrorStateProps {
  /** The event. */
  title: ReactNode;
  /** What was kept and what to do next. */
  text?: ReactNode;
  /** Words of the way on. */
  retryText?: string;
  /** Tries again; without it, or without words for it, there is no such button. */
  onRetry?: () => void;
  /** It is being tried again. */
  pending?: boolean;
  /** Other ways on. */
  actions?: ReactNode;
  /** Details for support, e.g. the request's number. */
  details?: ReactNode;
  /** The drawing above the words. */
  drawing?: DrawingName;
  /** Width of the drawing in px. */
  size?: number;
  /** Level of the title in the outline; none makes it a paragraph. */
  level?: 2 | 3;
}

/** A call or a screen that failed: what happened, what was kept, what to do. It is announced. */
export function ErrorState({
  title,
  text,
  retryText,
  onRetry,
  pending = false,
  actions,
  details,
  drawing = 'broken',
  size = 160,
  level,
}: ErrorStateProps) {
  const retry =
    onRetry === undefined || retryText === undefined ? null : (
      <Button variant="primary" pending={pending} icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
        {retryText}
      </Button>
    );
  return (
    <StateFrame
      role="alert"
      picture={<Drawing name={drawing} width={size} />}
      title={title}
      level={level}
      text={text}
      note={details}
      actions={
        retry === null && actions === undefined ? undefined : (
          <>
            {retry}
            {actions}
          </>
        )
      }
    />
  );
}
