/** The six kinds of slide, as HTML inside the frame of `page.mjs`. */
import { chartDrawing } from './chart.mjs';
import { motifCorner } from './corners.mjs';
import { figureDrawing } from './figures/index.mjs';
import { motifPanel } from './motifs.mjs';
import { cuedPoints, escape, textOf } from './parts.mjs';

/** @typedef {import('./parts.mjs').SlideView} SlideView */

/** The chapter, the heading, and at the right how far the chapter is. */
function head({ slide, language, numberLine, chapterLine, index, count }) {
  const ribbon = Array.from({ length: count }, (_, i) => `<i class="${i <= index ? 'done' : ''}"></i>`).join('');
  return `<p class="line">${escape(`${numberLine}　${chapterLine}`)}</p><h1>${escape(textOf(slide.heading, language))}</h1><div class="ribbon">${ribbon}</div>`;
}

const pointList = (/** @type {SlideView} */ view) =>
  `<ul class="points">${cuedPoints(view)
    .map(({ text, cue }) => `<li ${cue}><i></i><span>${escape(text)}</span></li>`)
    .join('')}</ul>`;

/** A heading with the points, if any, beside or below a drawing. */
function withDrawing(view, drawing) {
  const points = view.slide.points?.length ? pointList(view) : '';
  return `${head(view)}<div class="body ${points ? 'split' : ''}"><div class="drawing">${drawing}</div>${points}</div>`;
}

/** @type {Record<import('./parts.mjs').Slide['kind'], (view: SlideView) => string>} */
export const LAYOUTS = {
  title(view) {
    const { slide, language, motif, seed, courseLine, numberLine } = view;
    const points = slide.points?.length ? pointList(view) : '';
    return `${motifPanel(motif, seed)}<div class="opening"><p>${escape(courseLine)}</p><p class="number">${escape(numberLine)}</p><h1>${escape(textOf(slide.heading, language))}</h1><hr>${points}</div>`;
  },

  points: (view) => `${motifCorner(view.motif)}${head(view)}<div class="body">${pointList(view)}</div>`,

  steps(view) {
    const steps = cuedPoints(view);
    // Short steps stand side by side as a road; long ones need a line each.
    const longest = Math.max(...steps.map(({ text }) => [...text].length * (view.language === 'zh' ? 2 : 1)));
    const across = steps.length <= 4 && longest <= (steps.length <= 3 ? 64 : 44);
    const items = steps.map(({ text, cue }, i) => `<li ${cue}><b>${i + 1}</b><span>${escape(text)}</span></li>`);
    return `${motifCorner(view.motif)}${head(view)}<div class="body"><ol class="${across ? 'road' : 'stairs'}">${items.join('')}</ol></div>`;
  },

  compare(view) {
    const points = cuedPoints(view);
    const half = Math.ceil(points.length / 2);
    const column = (index) => {
      const title = view.slide.columns?.[index];
      const items = points.slice(index * half, index * half + half);
      return `<section><h2>${title ? escape(textOf(title, view.language)) : ''}</h2><ul class="points">${items
        .map(({ text, cue }) => `<li ${cue}><i></i><span>${escape(text)}</span></li>`)
        .join('')}</ul></section>`;
    };
    return `${head(view)}<div class="body compare">${column(0)}${column(1)}</div>`;
  },

  chart: (view) => withDrawing(view, chartDrawing(view)),

  figure: (view) => withDrawing(view, figureDrawing(view)),
};
