/** The frame that every slide is drawn in: 960×540, type, and the states that a narration line sets. */
import { LAYOUTS } from './layouts.mjs';
import { pigmentStyle } from './pigments.mjs';

export const WIDTH = 960;
export const HEIGHT = 540;

/**
 * Rises with every change of the look that is worth rendering again; it is part of each chapter's hash, and the
 * repository keeps every version of every video.
 */
export const LOOK = 1;

// The lowest sixth stays empty: subtitles and the player's controls lie there.
const CSS = `
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden}
body{background:var(--paper);color:var(--ink);font-family:"Noto Sans CJK SC","Noto Sans SC","PingFang SC","Microsoft YaHei",sans-serif;font-variant-numeric:tabular-nums;position:relative}
body::before{content:"";position:absolute;inset:0 0 auto;height:8px;background:var(--ground);z-index:2}
.corner,.panel{position:absolute;right:0;bottom:0}
.line{position:absolute;left:56px;right:360px;top:38px;font-size:20px;line-height:28px;color:var(--muted);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
h1{position:absolute;left:56px;right:56px;top:70px;line-height:54px;font-weight:700}
.ribbon{position:absolute;right:56px;top:50px;display:flex;gap:5px}
.ribbon i{width:24px;height:6px;border-radius:3px;background:var(--light)}
.ribbon i.done{background:var(--line)}
.body{position:absolute;left:56px;right:56px;top:146px;height:316px;display:flex;flex-direction:column;justify-content:center}
ul,ol{list-style:none;width:100%}
.points{--size:35px}
.points li{display:flex;gap:22px;font-size:var(--size);line-height:1.34;padding:var(--pad) 0;color:var(--muted)}
.points i{flex:none;width:.58em;height:.58em;margin-top:.38em;border-radius:50%;background:var(--paper);border:3px solid var(--light)}
span{text-wrap:balance}
[data-state=next] span{visibility:hidden}
[data-state=now]{color:var(--ink)!important}
.points [data-state=past] i{background:var(--line);border-color:var(--line)}
.points [data-state=now] i{background:var(--spark);border-color:var(--ink)}
.split{flex-direction:row;align-items:center;gap:32px;justify-content:flex-start}
.split .points{--size:25px;flex:1}
.split .drawing{flex:none;width:540px}
.compare{flex-direction:row;gap:28px;height:auto;min-height:236px;top:158px;justify-content:stretch}
.compare section{flex:1;background:var(--tint);border-radius:14px;padding:22px 28px 16px;border-top:7px solid var(--mid);min-width:0}
.compare section+section{border-top-color:var(--spark)}
.compare h2{font-size:29px;line-height:38px;margin-bottom:8px;font-weight:700}
.compare .points{--size:29px}
.compare [data-state=next] i{background:var(--tint);border-color:var(--mid)}
.road{display:flex;gap:24px;--size:30px}
.road li{flex:1;min-width:0;position:relative;font-size:var(--size);line-height:1.34;color:var(--muted)}
.road li+li::before{content:"";position:absolute;left:-24px;width:24px;top:36px;border-top:4px solid var(--light)}
.road li:not(:last-child)::after{content:"";position:absolute;left:78px;right:0;top:36px;border-top:4px solid var(--light)}
.road b{width:76px;height:76px;font-size:38px;margin-bottom:22px}
.road span{display:block;padding-right:6px}
ol b{display:flex;align-items:center;justify-content:center;border-radius:50%;background:var(--line);color:var(--paper);font-weight:700;position:relative}
.stairs{--size:32px}
.stairs li{display:flex;gap:20px;align-items:flex-start;font-size:var(--size);line-height:1.34;padding:calc(var(--pad)*.8) 0;color:var(--muted)}
.stairs b{flex:none;width:1.4em;height:1.4em;font-size:1em;margin-top:-.03em}
ol [data-state=next] b{background:var(--light);color:var(--ink)}
ol [data-state=now] b{background:var(--spark);color:var(--onSpark)}
.opening{position:absolute;left:56px;top:0;bottom:0;width:500px;display:flex;flex-direction:column;justify-content:center;padding-bottom:44px}
.opening p{font-size:22px;line-height:32px;color:var(--muted)}
.opening .number{font-weight:700;color:var(--line);font-size:24px;margin:18px 0 6px}
.opening h1{position:static;line-height:1.22;text-wrap:balance}
.opening hr{border:0;width:72px;height:8px;border-radius:4px;background:var(--spark);margin:24px 0 10px}
.opening .points{--size:27px}
svg text{fill:var(--muted);font-size:20px}
svg .small{font-size:18px}svg .big{font-size:29px;font-weight:700}
svg .curve~.mark .value{paint-order:stroke;stroke:var(--paper);stroke-width:8px;stroke-linejoin:round}
svg .fit{font-size:20px;font-weight:700;fill:var(--ink)}svg .strong{font-size:23px;font-weight:700;fill:var(--ink)}svg .value{font-size:25px;font-weight:700;fill:var(--ink)}
.mark .value,.mark .label{text-anchor:middle}
svg .axis{fill:none;stroke:var(--rule);stroke-width:2.5}
svg .guide{fill:none;stroke:var(--rule);stroke-width:2;stroke-dasharray:4 6}
svg .curve{fill:none;stroke:var(--line);stroke-width:5;stroke-linejoin:round}
svg .way{fill:none;stroke:var(--light);stroke-width:8}
svg .dot{fill:var(--paper);stroke:var(--line);stroke-width:5}
svg .bar{fill:var(--mid)}
svg .box{fill:var(--tint);stroke:var(--mid);stroke-width:3}
svg .arrow{fill:none;stroke:var(--line);stroke-width:3.5}
svg .arrow.no{stroke-dasharray:9 6}
#tip-shape{fill:var(--line)}
[data-state=now] .bar{fill:var(--line)}
[data-state=now] .dot{fill:var(--spark);stroke:var(--ink)}
[data-state=now] .zone{stroke:var(--ink);stroke-width:4}
[data-state=now] .box{fill:var(--light);stroke:var(--line);stroke-width:4}
[data-state=now] text{fill:var(--ink)}
[data-state=now] .arrow{stroke:var(--ink)}
`;

const TIP =
  '<svg width="0" height="0" style="position:absolute"><marker id="tip" viewBox="0 0 12 12" refX="9" refY="6" markerWidth="15" markerHeight="15" markerUnits="userSpaceOnUse" orient="auto"><path id="tip-shape" d="M0 0L12 6L0 12z"/></marker></svg>';

/** HTML of a slide; `fitSlide` and `setLine` are then run in it. */
export function slidePage(/** @type {import('./parts.mjs').SlideView} */ view) {
  const { slide, language, motif } = view;
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><style>:root{${pigmentStyle(motif)}}${CSS}</style></head><body class="kind-${slide.kind} ${motif}">${TIP}${LAYOUTS[slide.kind](view)}</body></html>`;
}

/**
 * Runs in the page: sets headings and lists in the largest type with which they fit their place. Returns what does not
 * fit in the smallest either, so that the build fails on a slide that would be clipped.
 */
export function fitSlide() {
  const problems = [];
  /** Tries sizes from large to small until `fits`. */
  const shrink = (from, least, apply, fits) => {
    for (let size = from; size >= least; size--) {
      apply(size);
      if (fits()) return true;
    }
    return false;
  };
  const tooLong = (element) => problems.push(`"${element.textContent.trim().slice(0, 60)}" is too long`);
  const inside = (element) => element.scrollWidth <= element.clientWidth;
  const opening = document.querySelector('.opening');
  const heading = document.querySelector('h1');
  const setHeading = (size) => (heading.style.fontSize = `${size}px`);
  const lines = () => Math.round(heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight));
  const headingFits = (most) => () => lines() <= most && inside(heading);
  // An opening heading rather takes a smaller line than two, and two than three.
  const tries = opening
    ? [
        [54, 45, 1],
        [54, 44, 2],
        [48, 34, 3],
      ]
    : [[43, 30, 1]];
  if (!tries.some(([from, least, most]) => shrink(from, least, setHeading, headingFits(most)))) tooLong(heading);

  // The lists of a comparison share one size.
  const lists = [...document.querySelectorAll('ul, ol')];
  if (lists.length > 0) {
    const place = opening ?? document.querySelector('.body');
    const boxes = [...place.querySelectorAll('section')];
    const texts = lists.flatMap((list) => [...list.querySelectorAll('span')]);
    const largest = parseFloat(getComputedStyle(lists[0]).getPropertyValue('--size'));
    // Few points stand further apart.
    const air = [0.5, 0.5, 0.5, 0.42, 0.3, 0.2][Math.min(lists[0].children.length, 5)];
    const apply = (size) => {
      for (const list of lists) {
        list.style.setProperty('--size', `${size}px`);
        list.style.setProperty('--pad', `${size * air}px`);
      }
    };
    const room = () =>
      boxes.length > 0 ? boxes.every((box) => box.offsetHeight <= 300) : place.scrollHeight <= place.clientHeight;
    const fits = () => room() && [...lists, ...texts].every(inside);
    const oneLine = (text) => text.clientHeight < parseFloat(getComputedStyle(text).fontSize) * 2;
    // A little smaller is better than a line that breaks for its last word; under the steps of a road it may break.
    const unbroken = () => fits() && texts.every(oneLine);
    const keepsLines = !lists[0].matches('.road') && shrink(largest, largest * 0.82, apply, unbroken);
    if (!keepsLines && !shrink(largest, 20, apply, fits)) tooLong(place);
  }
  return problems;
}

/** Runs in the page: shows the slide as it stands while narration line `line` is heard. */
export function setLine(line) {
  for (const element of document.querySelectorAll('[data-from]')) {
    const now = element.dataset.now.split(' ').includes(String(line));
    element.dataset.state = line < Number(element.dataset.from) ? 'next' : now ? 'now' : 'past';
  }
}
