import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { UiLink } from '../links/UiLink.tsx';
import { StepsBody, StepsFrame } from './steps-style.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Behind, current, ahead, or failed. */
export type StepState = 'done' | 'current' | 'todo' | 'failed';

/** One step. */
export interface StepItem {
  id: string;
  label: ReactNode;
  state: StepState;
  /** Details under the label: date, person, missing parts. */
  detail?: ReactNode;
  /** Address of the step; without it and `onPress` the step cannot be visited. */
  href?: string;
  /** Goes to a step without an address. */
  onPress?: () => void;
}

export interface StepsProps {
  /** Accessible name: the goal of the steps. */
  label: string;
  /** The steps, in order. */
  items: readonly StepItem[];
  /** Side by side, but stacked in a place narrower than 480 px; or always stacked. */
  orientation?: 'horizontal' | 'vertical';
  /** The states in words, for screen readers. */
  words: Record<StepState, string>;
}

function Label({ item, here }: { item: StepItem; here: boolean }) {
  const shared = { 'data-label': '', 'aria-current': here ? ('step' as const) : undefined };
  if (item.href !== undefined) {
    return (
      <UiLink {...shared} href={item.href} onClick={item.onPress}>
        {item.label}
      </UiLink>
    );
  }
  if (item.onPress === undefined) return <span {...shared}>{item.label}</span>;
  return (
    <button type="button" {...shared} onClick={item.onPress}>
      {item.label}
    </button>
  );
}

/** The steps of a process in order, with their states. */
export function Steps({ label, items, orientation = 'horizontal', words }: StepsProps) {
  // Without a current step, the failed step is the current one.
  const at = items.find(({ state }) => state === 'current') ?? items.find(({ state }) => state === 'failed');
  return (
    <StepsFrame>
      <StepsBody data-orientation={orientation}>
        <ol aria-label={label}>
          {items.map((item, index) => (
            <li key={item.id} data-state={item.state}>
              <i aria-hidden="true">
                {item.state === 'done' ? <Check size={16} strokeWidth={2.5} /> : null}
                {item.state === 'failed' ? <X size={16} strokeWidth={2.5} /> : null}
                {item.state === 'done' || item.state === 'failed' ? null : index + 1}
              </i>
              <div>
                <Label item={item} here={item === at} />
                <VisuallyHidden> {words[item.state]}</VisuallyHidden>
                {item.detail === undefined ? null : <div data-detail="">{item.detail}</div>}
              </div>
            </li>
          ))}
        </ol>
      </StepsBody>
    </StepsFrame>
  );
}
