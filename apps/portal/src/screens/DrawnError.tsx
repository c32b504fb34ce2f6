import { Button, Drawing, LinkButton, PageTitle, type DrawingName } from '@banyan/ui';
import { Copy, RotateCw } from 'lucide-react';
import type { FailureView } from './PlainError.tsx';
import { StandInFrame } from './StandInFrame.ts';

/** A failure with its drawing; loaded in advance. */
export function DrawnError({ title, text, details, action, home, drawing }: FailureView & { drawing: DrawingName }) {
  const Icon = action.copies === true ? Copy : RotateCw;
  return (
    <StandInFrame role="alert">
      <Drawing name={drawing} width={240} />
      <PageTitle description={text}>{title}</PageTitle>
      <div>
        <Button variant="primary" icon={<Icon size={16} aria-hidden="true" />} onClick={action.onPress}>
          {action.label}
        </Button>
        {home === null ? null : <LinkButton href={home.href}>{home.label}</LinkButton>}
      </div>
      {details === undefined ? null : <small>{details}</small>}
    </StandInFrame>
  );
}
