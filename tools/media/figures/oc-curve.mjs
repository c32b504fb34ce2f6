import { n, smooth } from './kit.mjs';

const SAMPLE = 80;
const ACCEPT = 2;

/** Probability of accepting a lot with this share of nonconforming items (binomial). */
function acceptance(share) {
  let [term, sum] = [(1 - share) ** SAMPLE, 0];
  for (let found = 0; found <= ACCEPT; found++) {
    sum += term;
    term *= ((SAMPLE - found) / (found + 1)) * (share / (1 - share));
  }
  return sum;
}

/** Operating characteristic of the plan n = 80, Ac = 2 (letter J, AQL 1.0) at three qualities. */
export function ocCurve(/** @type {import('./kit.mjs').Kit} */ k, /** @type {import('./kit.mjs').Cues} */ cues) {
  const x = (share) => 100 + (share / 0.09) * 640;
  const y = (chance) => 252 - chance * 226;
  const shares = Array.from({ length: 46 }, (_, i) => i * 0.002);
  const curve = smooth(shares.map((share) => [x(share), y(acceptance(share))]));
  const lots = [0.01, 0.03, 0.065];
  const words = lots.map((share) => `${share * 100}%`);
  const cue = cues(words.map((word) => [word]));
  const marks = lots.map((share, i) => {
    const [cx, cy] = [x(share), y(acceptance(share))];
    return k.part(
      cue[i],
      k.path(`M${n(cx)} 252V${n(cy)}H100`, 'class="guide"') +
        `<circle class="dot" cx="${n(cx)}" cy="${n(cy)}" r="11"/>` +
        k.text(
          cx + 22,
          cy - 8,
          `${k.say('接收', 'accepted')} ${(acceptance(share) * 100).toFixed(0)}%`,
          'value',
          'start',
        ) +
        k.text(cx, 282, words[i], 'label'),
    );
  });
  return (
    k.path('M100 252H770M100 252V14', 'class="axis"') +
    k.text(90, 34, '100%', 'label', 'end') +
    k.text(90, 258, '0', 'label', 'end') +
    k.text(848, 282, k.say('批不合格品率', 'share nonconforming'), 'small', 'end') +
    k.text(770, 34, k.say('抽样方案 n = 80，Ac = 2', 'Plan n = 80, Ac = 2'), 'label', 'end') +
    k.path(curve, 'class="curve"') +
    marks.join('')
  );
}
