import { escapeHtml } from '../text/escape.ts';
import type { Sight } from './sight.ts';

const text = (tag: string, words: string | null) => (words ? `<${tag}>${escapeHtml(words)}</${tag}>` : '');
const card = (title: string) => `<li><i></i>${text('h3', title)}</li>`;
const cards = (titles: readonly string[]) => `<ul>${titles.map(card).join('')}</ul>`;

/** A screen's first sight; sizes and places are those of the screen itself, so that nothing moves when it comes. */
export function sightHtml(sight: Sight): string {
  switch (sight.kind) {
    case 'login':
      return `${text('h1', sight.slogan)}${text('p', sight.detail)}`;
    case 'home': {
      const notice = sight.notice === '' ? '' : `<div class="first-notice">${text('p', sight.notice)}</div>`;
      const hero = sight.hero === null ? '' : `<div class="first-hero">${text('h2', sight.hero)}</div>`;
      const rows = sight.rows.map(({ title, courses }) => `<section>${text('h2', title)}${cards(courses)}</section>`);
      return `${notice}<div class="first-hello">${text('h1', sight.heading)}</div>${hero}${rows.join('')}`;
    }
    case 'courses':
      return `<i></i>${cards(sight.titles)}`;
    case 'course':
      // One block of words: as the largest on the page it is visible from the first paint on.
      return `${text('h1', sight.title)}<i></i><div>${sight.catalogue.map(escapeHtml).join('<br>')}</div>${text('p', sight.introduction)}`;
    case 'plain':
      return '';
  }
}
