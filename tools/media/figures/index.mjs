/** The drawings that a `figure` slide names. Each takes a kit and returns SVG for an area 848 wide and 300 high. */
import { cuedParts } from '../parts.mjs';
import { chartAxis } from './chart-axis.mjs';
import { coldChainPath } from './cold-chain-path.mjs';
import { cpkCurve } from './cpk-curve.mjs';
import { firstArticleFlow } from './first-article-flow.mjs';
import { kit } from './kit.mjs';
import { ocCurve } from './oc-curve.mjs';
import { samplingSwitch } from './sampling-switch.mjs';
import { temperatureLadder } from './temperature-ladder.mjs';

const FIGURES = {
  'chart-axis': chartAxis,
  'cold-chain-path': coldChainPath,
  'cpk-curve': cpkCurve,
  'first-article-flow': firstArticleFlow,
  'oc-curve': ocCurve,
  'sampling-switch': samplingSwitch,
  'temperature-ladder': temperatureLadder,
};

/** @param {import('../parts.mjs').SlideView} view */
export function figureDrawing(view) {
  const draw = FIGURES[view.slide.figure];
  if (!draw) throw new Error(`No figure "${view.slide.figure}"; there are ${Object.keys(FIGURES).join(', ')}.`);
  return `<svg class="figure" viewBox="0 0 848 300" width="848" height="300">${draw(kit(view.language), (parts) => cuedParts(view, parts))}</svg>`;
}
