const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Whether a text of a question has marks beyond lines: it is then edited as HTML. */
export const hasMarks = (html: string): boolean => /<(?!br\b)[a-z/]/i.test(html);

/** A text without marks, as it is typed. */
export const typedOf = (html: string): string =>
  html.replaceAll(/<br *\/?>/gi, '\n').replaceAll(/&(#39|\w+);/g, (all, name: string) => entities[name] ?? all);

/** Typed words as the HTML of a question. */
export const htmlOf = (typed: string): string => typed.replaceAll(/[&<>\n]/g, (sign) => signs[sign] ?? sign);
