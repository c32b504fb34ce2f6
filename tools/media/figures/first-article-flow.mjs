/** From set-up to series: three checks of the first piece, and the way back when it fails. */
export function firstArticleFlow(
  /** @type {import('./kit.mjs').Kit} */ k,
  /** @type {import('./kit.mjs').Cues} */ cues,
) {
  const steps = [
    {
      name: k.say('换型调机', 'Set up'),
      who: k.say('操作工', 'operator'),
      words: k.say(['换型调机'], ['set up']),
    },
    {
      name: k.say('做首件', 'First piece'),
      who: k.say('操作工', 'operator'),
      words: k.say(['加工首件'], ['make the first piece']),
    },
    {
      name: k.say('自检', 'Self-check'),
      who: k.say('操作工', 'operator'),
      words: k.say(['自检', '操作工'], ['self-check', 'operator']),
    },
    {
      name: k.say('互检', 'Peer check'),
      who: k.say('班长', 'team leader'),
      words: k.say(['互检', '班长'], ['peer check', 'team leader']),
    },
    {
      name: k.say('专检', 'Inspection'),
      who: k.say('检验员', 'inspector'),
      words: k.say(['专检', '检验员'], ['inspector']),
    },
    {
      name: k.say('批量生产', 'Series'),
      who: k.say('挂合格标识', 'tag: passed'),
      words: k.say(['批量放行'], ['production is released']),
    },
  ];
  const back = k.say('不合格：隔离首件，重新调机', 'Fails: set the piece aside and set up again');
  const cue = cues([...steps.map((step) => step.words), [back]]);
  const x = (index) => index * 144;
  const parts = steps.map(({ name, who }, i) =>
    k.part(
      cue[i],
      k.box(x(i), 66, 124, 92) +
        k.text(x(i) + 62, 106, name, k.say('strong', 'fit')) +
        k.text(x(i) + 62, 138, who, 'small'),
    ),
  );
  const arrows = steps.slice(1).map((_, i) => k.arrow(`M${x(i) + 126} 112H${x(i + 1) - 5}`));
  const returns = k.part(
    cue[6],
    k.arrow('M638 160V214a14 14 0 0 1-14 14H76a14 14 0 0 1-14-14V166', 'no') + k.text(350, 262, back, 'strong'),
  );
  return arrows.join('') + parts.join('') + returns;
}
