import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DrawingName } from '../art/drawing-names.ts';
import { Drawing } from '../art/Drawing.tsx';
import { Button } from './Button.tsx';
import { StateFrame } from './StateFrame.tsx';

export interface ErrorStateProps {
  /** The failure in a few words. */
  title: ReactNode;
  /** The data that was kept, and the next step. */
  text?: ReactNode;
  /** Label of the retry button. */
  retryText?: string;
  /** Tries again; without it or without its label there is no button. */
  onRetry?: () => void;
  /** Icon of that button; by default an arrow that says “again”. */
  icon?: ReactNode;
  /** The retry is under way. */
  pending?: boolean;
  /** Further actions. */
  actions?: ReactNode;
  /** Details for support, e.g. the request's number. */
  details?: ReactNode;
  /** The drawing above the words. */
  drawing?: DrawingName;
  /** Width of the drawing in px. */
  size?: number;
  /** Level of the title in the outline; left out, it is a paragraph. */
  level?: 2 | 3;
}

/** A failed call or screen: the failure, the data kept, the next step. It is announced. */
export function ErrorState({
  title,
  text,
  retryText,
  onRetry,
  icon = <RotateCw size={16} aria-hidden="true" />,
  pending = false,
  actions,
  details,
  drawing = 'broken',
  size = 160,
  level,
}: ErrorStateProps) {
  const retry =
    onRetry === undefined || retryText === undefined ? null : (
      <Button variant="primary" pending={pending} icon={icon} onClick={onRetry}>
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
