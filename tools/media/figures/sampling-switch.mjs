/** The switching rules of sampling by attributes (GB/T 2828.1, ISO 2859-1). */
export function samplingSwitch(/** @type {import('./kit.mjs').Kit} */ k, /** @type {import('./kit.mjs').Cues} */ cues) {
  const states = [
    { x: 8, name: k.say('放宽', 'Reduced'), words: k.say(['放宽'], ['reduced']) },
    { x: 252, name: k.say('正常', 'Normal'), words: k.say(['正常'], ['normal']) },
    { x: 496, name: k.say('加严', 'Tightened'), words: k.say(['加严'], ['tightened']) },
    { x: 720, name: k.say('暂停', 'Stop'), words: k.say(['暂停'], ['stop']) },
  ];
  const cue = cues(states.map((state) => state.words));
  const boxes = states.map(({ x, name }, i) =>
    k.part(cue[i], k.box(x, 112, 120, 76) + k.text(x + 60, 159, name, k.say('strong', 'fit'))),
  );
  const two = (x, y, first, second) => k.text(x, y, first, 'small') + k.text(x, y + 22, second, 'small');
  return (
    boxes.join('') +
    k.arrow('M312 108C306 62 150 62 72 106') +
    two(190, 22, k.say('转移得分 ≥ 30', 'score ≥ 30,'), k.say('生产稳定，主管同意', 'steady, agreed')) +
    k.arrow('M68 192C74 238 230 238 308 194') +
    two(190, 256, k.say('1 批不接收', '1 lot refused'), k.say('或生产不正常', 'or output unsteady')) +
    k.arrow('M316 108C322 62 470 62 552 106') +
    two(434, 22, k.say('连续 5 批内', '2 of 5 lots'), k.say('2 批不接收', 'refused')) +
    k.arrow('M556 192C550 238 400 238 316 194') +
    two(434, 256, k.say('连续 5 批', '5 lots in a row'), k.say('被接收', 'accepted')) +
    k.arrow('M618 150H714') +
    two(667, 66, k.say('累计 5 批', '5 lots'), k.say('不接收', 'refused')) +
    k.arrow('M776 192C770 238 650 238 562 194', 'no') +
    two(690, 256, k.say('供方改进后', 'after the supplier'), k.say('恢复加严', 'has improved'))
  );
}
