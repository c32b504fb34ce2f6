import type { MessageKind } from '@banyan/contracts/messages';
import { languageTags, localised, type ContentLanguage } from '../../../db/localised.ts';
import { traditional } from '../../../db/traditional.ts';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { MessageParams } from '../messages.schema.ts';
import { factLabels, factLabelsOf, lengths, templates, type Template } from './templates.ts';

/** Reader and time. */
export interface Reader {
  readonly language: ContentLanguage;
  /** IANA zone of the enterprise. */
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The part of a message that its words depend on. */
export interface Worded {
  readonly kind: MessageKind;
  readonly sourceType: string;
  readonly params: MessageParams;
}

/** A template in a language; traditional forms are made of the simplified one, its placeholders stay. */
export function written(text: L10n, language: ContentLanguage): string {
  if (language === 'en') return text.en ?? text.zh;
  if (language === 'zh_cn') return text.zh;
  return traditional(language)(text.zh);
}

const dayMs = 86_400_000;

/** A length of time, to the minute. */
export function lengthOf(seconds: number, language: ContentLanguage): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const form = h === 0 ? lengths.minutes : m === 0 ? lengths.hours : lengths.both;
  return written(form, language).replace('{h}', String(h)).replace('{m}', String(m));
}

/** A value in words: moments by their date (and time, where they have one), lengths of time, numbers. */
function told(name: string, value: MessageParams[string], { language, timeZone, now }: Reader): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return localised(value, language);
  if (name.endsWith('S')) return lengthOf(value, language);
  if (!name.endsWith('At')) return new Intl.NumberFormat(languageTags[language]).format(value);
  const form = (options: Intl.DateTimeFormatOptions, at = value) =>
    new Intl.DateTimeFormat(languageTags[language], { timeZone, ...options }).format(at);
  const time = form({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const near = form({ year: 'numeric' }) === form({ year: 'numeric' }, now);
  const date = form({
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    ...(near ? {} : { year: 'numeric' }),
  });
  return time === '00:00' || time === '23:59' ? date : `${date} ${time}`;
}

/** The params with those derived from them and from the day of reading. */
function allOf(params: MessageParams, { language, now }: Pick<Reader, 'language' | 'now'>): MessageParams {
  const { expiresAt, titleEn } = params;
  const english: MessageParams = language === 'en' && titleEn !== undefined ? { title: titleEn } : {};
  const left = typeof expiresAt === 'number' ? Math.ceil((expiresAt - now) / dayMs) : 0;
  return { ...params, ...english, ...(left > 0 ? { daysLeft: left } : {}) };
}

/** `{name}`, or `{name:one|other}` for the word that goes with a number. */
const placeholder = /\{(\w+)(?::(\w+)\|(\w+))?\}/g;

/** The first of several forms whose names are all there; empty without one. */
function formOf(forms: readonly L10n[], params: MessageParams, language: ContentLanguage): string {
  for (const form of forms) {
    const text = written(form, language);
    const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
    if (names.every((name) => (params[name] ?? '') !== '')) return text;
  }
  return '';
}

/** The matching form with its values. */
const choose = (forms: readonly L10n[], params: MessageParams, reader: Reader): string =>
  formOf(forms, params, reader.language).replace(placeholder, (_, name: string, one?: string, other?: string) => {
    const value = params[name] ?? '';
    if (one === undefined || other === undefined) return told(name, value, reader);
    return value === 1 ? one : other;
  });

function templateOf({ kind, sourceType }: Worded): Template {
  const found = templates[`${kind}.${sourceType}`] ?? templates[kind];
  if (found === undefined) throw new Error(`a message of ${kind} has no words`);
  return found;
}

/** Title and text of a message, in the reader's language and zone. */
export function wordsOf(message: Worded, reader: Reader): { readonly title: string; readonly text: string } {
  const { title, text } = templateOf(message);
  const params = allOf(message.params, reader);
  return { title: choose(title, params, reader), text: choose(text, params, reader) };
}

/** Words of a message in a language without its values: they depend on the reader and the time. */
export function ownWordsOf(message: Worded, { language, now }: Pick<Reader, 'language' | 'now'>): string {
  const { title, text } = templateOf(message);
  const params = allOf(message.params, { language, now });
  return [title, text].map((forms) => formOf(forms, params, language).replace(placeholder, ' ')).join('\n');
}

/** Facts that a message shows beside its words. */
export function factsOf({ kind, params }: Worded, reader: Reader): { label: string; value: string }[] {
  return Object.entries({ ...factLabels, ...factLabelsOf[kind] }).flatMap(([name, label]) => {
    const value = params[name] ?? '';
    return value === '' ? [] : [{ label: written(label, reader.language), value: told(name, value, reader) }];
  });
}
