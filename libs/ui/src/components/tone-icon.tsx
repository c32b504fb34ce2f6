import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';

/** The tones of messages on a screen. */
export type MessageTone = 'ok' | 'info' | 'warn' | 'danger';

const icons = { ok: CircleCheck, info: Info, warn: TriangleAlert, danger: CircleX };

/** The icon of a tone, so that colour never speaks alone. */
export function ToneIcon({ tone, size = 20 }: { tone: MessageTone; size?: number }) {
  const Icon = icons[tone];
  return <Icon size={size} aria-hidden="true" />;
}
