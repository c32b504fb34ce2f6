/** A thermometer of food safety: frozen, chilled, the danger zone, hot holding. */
export function temperatureLadder(
  /** @type {import('./kit.mjs').Kit} */ k,
  /** @type {import('./kit.mjs').Cues} */ cues,
) {
  const zones = [
    {
      from: 63,
      to: 90,
      name: k.say('热保温 63 °C 以上', 'Hot holding: 63 °C and above'),
      note: k.say('细菌不再繁殖', 'bacteria stop growing'),
      words: k.say(['热保温'], ['hot holding']),
    },
    {
      from: 5,
      to: 63,
      name: k.say('危险温度带 5–63 °C', 'Danger zone: 5 to 63 °C'),
      note: k.say('适宜时约 20 分钟翻一倍', 'can double every 20 minutes'),
      words: k.say(['危险温度带', '翻一倍'], ['danger zone', 'double']),
    },
    {
      from: 0,
      to: 5,
      name: k.say('冷藏 0–5 °C', 'Chilled: 0 to 5 °C'),
      note: k.say('繁殖很慢', 'growth is slow'),
      words: k.say(['冷藏'], ['chilled']),
    },
    {
      from: -25,
      to: 0,
      name: k.say('冷冻 −18 °C', 'Frozen: −18 °C'),
      note: k.say('停止繁殖，但不会死', 'growth stops, they survive'),
      words: k.say(['冷冻'], ['frozen']),
    },
  ];
  const cue = cues(zones.map((zone) => zone.words));
  const tops = [14, 78, 190, 246];
  const heights = [58, 106, 50, 44];
  const fills = ['mid', 'spark', 'light', 'ground'];
  return zones
    .map(({ name, note }, i) =>
      k.part(
        cue[i],
        `<rect class="zone" x="60" y="${tops[i]}" width="64" height="${heights[i]}" rx="4" fill="var(--${fills[i]})"/>` +
          k.path(`M136 ${tops[i] + heights[i] / 2}H176`, 'class="axis"') +
          k.text(192, tops[i] + heights[i] / 2 + 8, name, 'strong', 'start') +
          k.text(836, tops[i] + heights[i] / 2 + 8, note, 'label', 'end'),
      ),
    )
    .join('');
}
