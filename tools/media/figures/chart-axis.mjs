/** The same two values on an axis that starts near them and on one that starts at zero. */
export function chartAxis(/** @type {import('./kit.mjs').Kit} */ k, /** @type {import('./kit.mjs').Cues} */ cues) {
  const sides = [
    { x: 40, from: 94, title: k.say('轴从 94 起', 'Axis from 94'), words: k.say(['从 94 起', '截断'], ['94', 'cut']) },
    {
      x: 488,
      from: 0,
      title: k.say('轴从 0 起', 'Axis from 0'),
      words: k.say(['从 0 起', '从零'], ['zero']),
    },
  ];
  const cue = cues(sides.map((side) => side.words));
  const values = [95.2, 97.6];
  const names = [k.say('一线', 'Line 1'), k.say('二线', 'Line 2')];
  return sides
    .map(({ x, from, title }, i) => {
      const y = (value) => 246 - ((value - from) / (100 - from)) * 168;
      const bars = values.map((value, b) => {
        const left = x + 84 + b * 116;
        return (
          `<rect class="bar" x="${left}" y="${y(value).toFixed(1)}" width="72" height="${(246 - y(value)).toFixed(1)}" rx="3"/>` +
          k.text(left + 36, y(value) - 10, `${value}%`, 'value') +
          k.text(left + 36, 276, names[b], 'label')
        );
      });
      return k.part(
        cue[i],
        k.path(`M${x + 44} 246H${x + 310}M${x + 44} 246V64`, 'class="axis"') +
          k.text(x + 36, 252, String(from), 'label', 'end') +
          k.text(x + 36, 84, '100', 'label', 'end') +
          k.text(x + 178, 22, title, 'strong') +
          bars.join(''),
      );
    })
    .join('');
}
