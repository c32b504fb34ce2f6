const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** A format is made once: making one takes longer than writing hundreds of rows with it. */
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

/** How a language writes numbers. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once('number', language, options, () => new Intl.NumberFormat(language, options));

/** How a language writes moments; `options` name their zone. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', language, options, () => new Intl.DateTimeFormat(language, options));
