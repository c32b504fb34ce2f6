/** From lorry to shelf: the stations of a chilled pallet, its limit and the minutes it may spend there. */
export function coldChainPath(/** @type {import('./kit.mjs').Kit} */ k, /** @type {import('./kit.mjs').Cues} */ cues) {
  const stations = [
    {
      name: k.say('冷藏车', 'Lorry'),
      limit: '≤ 5 °C',
      time: k.say('开门前测温', 'probe first'),
      words: k.say(['冷藏车', '车厢'], ['lorry']),
    },
    {
      name: k.say('月台', 'Dock'),
      limit: '≤ 15 min',
      time: k.say('先收冷食', 'chilled first'),
      words: k.say(['月台'], ['dock']),
    },
    {
      name: k.say('冷库', 'Cold room'),
      limit: '0–4 °C',
      time: k.say('离墙 10 cm', '10 cm off walls'),
      words: k.say(['冷库'], ['cold room']),
    },
    {
      name: k.say('补货', 'Refill'),
      limit: '≤ 20 min',
      time: k.say('一次一车', 'one cage at a time'),
      words: k.say(['补货车'], ['refill cage']),
    },
    {
      name: k.say('货架', 'Shelf'),
      limit: '0–5 °C',
      time: k.say('不过装载线', 'below load line'),
      words: k.say(['货架'], ['shelf']),
    },
  ];
  const cue = cues(stations.map((station) => station.words));
  const x = (index) => 84 + index * 170;
  const road = k.path(`M${x(0)} 126H${x(4)}`, 'class="way"');
  return (
    road +
    stations
      .map(({ name, limit, time }, i) =>
        k.part(
          cue[i],
          k.text(x(i), 70, name, 'big') +
            `<circle class="dot" cx="${x(i)}" cy="126" r="17"/>` +
            k.text(x(i), 196, limit, 'big') +
            k.text(x(i), 232, time, 'small'),
        ),
      )
      .join('')
  );
}
