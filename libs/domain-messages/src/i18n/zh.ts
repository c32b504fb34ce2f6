import { inbox, kind, none, noneText, open, place, summary, thing, title, way } from './sections/inbox.zh.ts';
import { privateWords } from './sections/private.zh.ts';
import { settings } from './sections/settings.zh.ts';

/** This domain's texts; the other sets are checked against this one. */
const zh = {
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
} as const;

export default zh;
