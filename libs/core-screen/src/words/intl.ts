const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** Caches a format: creating one takes longer than formatting hundreds of rows with it. */
function once<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  language: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const format = (made.get(key) as Format | undefined) ?? make();
  made.set(key, format);
  return format;
}

/** Number format of a language. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once('number', language, options, () => new Intl.NumberFormat(language, options));

/** Date format of a language; `options` name the zone. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', language, options, () => new Intl.DateTimeFormat(language, options));
