import type { L10n } from '../content/types.ts';

/** Text in Chinese and, where the enterprise offers it, English. */
export const t = (zh: string, en?: string): L10n => (en === undefined ? { zh } : { zh, en });

/** Everyone's password, unless an account says otherwise. */
export const demoPassword = 'Banyan2026';
