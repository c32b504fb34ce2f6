import type { TFunction } from 'i18next';
import type { Prompt } from './readPrompt.ts';
import type { LastDay } from './yearOf.ts';

/** The words of a prompt in the reader's language. */
export interface PromptWords {
  readonly reason: string;
  readonly title: string;
  readonly text: string;
  /** Subject of a message to the contact; empty if writing would not help. */
  readonly subject: string;
  /** Label of the button that starts that message. */
  readonly ask: string;
  /** Label of the button that checks again; empty if checking would not help. */
  readonly refresh: string;
}

export interface WordsContext {
  readonly t: TFunction<'prompt'>;
  /** BCP tag, for numbers. */
  readonly locale: string;
  /** Name of the portal. */
  readonly portal: string;
  readonly last: LastDay | null;
  /** Nobody is logged in. */
  readonly visitor: boolean;
}

export function wordsOf({ kind, figures }: Prompt, { t, locale, portal, last, visitor }: WordsContext): PromptWords {
  switch (kind) {
    case 'expired':
      return {
        reason: t('expired.reason'),
        title: last === null ? t('expired.titleUndated', { portal }) : t('expired.title', { portal, date: last.text }),
        text: t('expired.text'),
        subject: t('expired.mailSubject', { portal }),
        ask: t('expired.remind'),
        refresh: t('expired.refresh'),
      };
    case 'overLimit': {
      const format = new Intl.NumberFormat(locale);
      return {
        reason: t('overLimit.reason'),
        title: t('overLimit.title'),
        text:
          figures === null
            ? t('overLimit.text')
            : t('overLimit.textFigures', {
                current: format.format(figures.current),
                limit: format.format(figures.limit),
              }),
        subject: t('overLimit.mailSubject', { portal }),
        ask: t('overLimit.ask'),
        refresh: t('overLimit.refresh'),
      };
    }
    case 'noEnterprise':
      return { ...plain(t, 'noEnterprise'), refresh: t('refresh') };
    case 'session':
      return { ...plain(t, 'session'), refresh: '' };
    case 'unknown':
      return { ...plain(t, 'unknown'), refresh: t('refresh') };
    case 'init':
      return {
        reason: t('codeInit'),
        title: t('init.title'),
        text: t('init.text'),
        subject: '',
        ask: '',
        refresh: t('init.retry'),
      };
    default:
      return {
        reason: t(`${kind}.reason`),
        title:
          kind === 'notJoined' && visitor ? t('notJoined.visitorTitle', { portal }) : t(`${kind}.title`, { portal }),
        text: kind === 'notJoined' && visitor ? t('notJoined.visitorText') : t(`${kind}.text`),
        subject: t(`${kind}.mailSubject`, { portal }),
        ask: t(`${kind}.ask`),
        refresh:
          kind === 'notJoined' || kind === 'locked' ? t(`${kind}.refresh`) : kind === 'deleted' ? t('refresh') : '',
      };
  }
}

const plain = (t: TFunction<'prompt'>, kind: 'noEnterprise' | 'session' | 'unknown') => ({
  reason: t(`${kind}.reason`),
  title: t(`${kind}.title`),
  text: t(`${kind}.text`),
  subject: '',
  ask: '',
});
