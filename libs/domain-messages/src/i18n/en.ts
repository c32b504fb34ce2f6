import type { MessagesLike } from '@banyan/core-session';
import { inbox, kind, none, noneText, open, place, summary, thing, title, way } from './sections/inbox.en.ts';
import { privateWords } from './sections/private.en.ts';
import { settings } from './sections/settings.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title,
  place,
  kind,
  inbox,
  none,
  noneText,
  open,
  way,
  thing,
  summary,
  settings,
  private: privateWords,
};

export default en;
