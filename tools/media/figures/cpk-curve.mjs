import { n } from './kit.mjs';

/** Patrol interval over process capability: the interval follows from Cpk. */
export function cpkCurve(/** @type {import('./kit.mjs').Kit} */ k, /** @type {import('./kit.mjs').Cues} */ cues) {
  const stops = [
    { x: 220, y: 222, cpk: '1.00', every: k.say('每 30 分钟', 'every 30 min') },
    { x: 430, y: 144, cpk: '1.33', every: k.say('每 2 小时', 'every 2 h') },
    { x: 640, y: 62, cpk: '1.67', every: k.say('每 4 小时', 'every 4 h') },
  ];
  const cue = cues(stops.map((stop) => [stop.cpk]));
  const marks = stops.map(({ x, y, cpk, every }, i) =>
    k.part(
      cue[i],
      k.path(`M${x} 256V${y}`, 'class="guide"') +
        `<circle class="dot" cx="${x}" cy="${n(y)}" r="11"/>` +
        k.text(x - 20, y - 18, every, 'value', 'end') +
        k.text(x, 284, cpk, 'label'),
    ),
  );
  return (
    k.path('M80 256H770M80 256V16', 'class="axis"') +
    k.text(70, 26, k.say('间隔', 'Interval'), 'label', 'end') +
    k.text(782, 263, 'Cpk', 'label', 'start') +
    k.path(
      'M80 240C170 236 200 228 220 222C310 196 360 178 430 144C500 110 560 78 640 62C690 52 730 48 760 46',
      'class="curve"',
    ) +
    marks.join('')
  );
}
