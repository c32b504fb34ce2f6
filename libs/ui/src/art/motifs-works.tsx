import { Fragment } from 'react';
import { around, disc, range, short, ticks } from './geometry.ts';
import type { Draw } from './motif-draw.ts';
import type { Pigment } from './pigments.ts';

/** Rings around a bright centre, a scale on one of them and a mark on the scale. */
export const gauge: Draw = (random, dayColors) => {
  const night: Pigment = {
    ...dayColors,
    ground: dayColors.deep,
    deep: dayColors.ground,
    light: dayColors.light,
  };
  const color = random() < 0.5 ? night : dayColors;
  const cx = 90 + random() * 150;
  const cy = 70 + random() * 60;
  const core = 34 + random() * 14;
  const scale = core + 40;
  const [markX, markY] = around(cx, cy, scale, ((random() * 120 - 20) * Math.PI) / 180);
  return (
    <>
      {range(0, 7)
        .reverse()
        .map((ring) => (
          <circle
            key={ring}
            cx={short(cx)}
            cy={short(cy)}
            r={short(core + ring * 27)}
            fill={ring % 2 === 1 ? color.ground : color.deep}
            opacity={ring % 3 === 2 ? 0.82 : undefined}
          />
        ))}
      <path d={disc(cx, cy, core)} fill={color.light} />
      <path d={disc(cx, cy, core * 0.52)} fill={color.paper} />
      <path
        d={ticks(cx, cy, range(-40, 130, 6), scale, (angle) => ((angle + 40) % 30 === 0 ? 12 : 6))}
        stroke={color.light}
        strokeWidth={1.4}
      />
      <circle cx={markX} cy={markY} r={7} fill={color.spark} />
    </>
  );
};

/** Four bands under a waving edge, and boxes riding on the first. */
export const flow: Draw = (random, color) => {
  const phase = random() * 6;
  const height = 14 + random() * 12;
  const edge = (band: number, x: number) =>
    50 + band * 32 + Math.sin(phase + x / (56 + band * 7) + band * 0.55) * (height - band * 2);
  const boxes = 3 + Math.floor(random() * 2);
  return (
    <>
      <rect width={320} height={180} fill={color.paper} />
      {[color.light, color.mid, color.ground, color.deep].map((fill, band) => (
        <path
          key={band}
          fill={fill}
          d={`M0 ${short(edge(band, 0))}${range(16, 320, 16)
            .map((x) => `L${x} ${short(edge(band, x))}`)
            .join('')}V180H0z`}
        />
      ))}
      {range(0, boxes - 1).map((box) => {
        const x = 40 + box * (240 / boxes) + random() * 20;
        return (
          <rect
            key={box}
            x={short(x)}
            y={short(edge(0, x) - 19)}
            width={18}
            height={18}
            rx={2}
            fill={box === 1 ? color.spark : color.deep}
          />
        );
      })}
    </>
  );
};

/** Three wheels, a belt around the first two, a slope behind them. */
export const wheels: Draw = (random, color) => {
  const sky = random() > 0.5 ? color.light : color.paper;
  const left = short(118 + random() * 20);
  const right = short(70 + random() * 30);
  const large = 44 + random() * 34;
  const set = [
    { x: 70 + random() * 40, y: 92 + random() * 24, r: large, holes: 12 },
    { x: 196 + random() * 30, y: 60 + random() * 30, r: 26 + (78 - large) * 0.6 + random() * 10, holes: 8 },
    { x: 286, y: 130 + random() * 16, r: 24 + random() * 12, holes: 8 },
  ] as const;
  const [a, b] = set;
  // The belt touches both wheels at the angle of the line between their centres, turned by 90°.
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const side = (turn: number) =>
    `M${around(a.x, a.y, a.r, angle + turn).join(' ')}L${around(b.x, b.y, b.r, angle + turn).join(' ')}`;
  return (
    <>
      <rect width={320} height={180} fill={sky} />
      <path d={`M0 ${left}L320 ${right}V180H0z`} fill={color.mid} />
      <path d={side(Math.PI / 2) + side(-Math.PI / 2)} stroke={color.deep} strokeWidth={3} />
      {set.map(({ x, y, r, holes }, index) => {
        const rim = index === 1 ? color.spark : color.deep;
        const hole = index === 1 ? color.spark : color.paper;
        return (
          <Fragment key={index}>
            <path d={disc(x, y, r)} fill={rim} />
            <path d={disc(x, y, r * 0.78)} fill={index === 1 ? color.paper : color.ground} />
            <path
              fill={hole}
              d={
                disc(x, y, r * 0.3) +
                range(0, holes - 1)
                  .map((k) => disc(...around(x, y, r * 0.55, (k / holes) * 2 * Math.PI), r * 0.065))
                  .join('')
              }
            />
          </Fragment>
        );
      })}
    </>
  );
};

/** Dots that swell and fade like a printed wave; one of them is lit. */
export const dots: Draw = (random, color) => {
  const a = random() * 6;
  const b = random() * 6;
  const lit = { x: Math.floor(random() * 14) + 4, y: Math.floor(random() * 5) + 2 };
  const layers: Record<string, string> = {};
  for (const y of range(0, 9)) {
    for (const x of range(0, 17)) {
      const swell = Math.sin(x / 3.1 + a + y / 5) + Math.cos(y / 2.3 + b - x / 6);
      const shade = swell > 0.7 ? color.light : swell > -0.5 ? color.mid : color.ground;
      const fill = x === lit.x && y === lit.y ? color.spark : shade;
      layers[fill] = (layers[fill] ?? '') + disc(8 + x * 18, 8 + y * 18.3, 1.6 + (swell + 2) * 1.75);
    }
  }
  return (
    <>
      <rect width={320} height={180} fill={color.deep} />
      {Object.entries(layers).map(([fill, d]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
    </>
  );
};

/** Four lines that change their level once and come back, with their stops. */
export const routes: Draw = (random, color) => (
  <>
    <rect width={320} height={180} fill={color.paper} />
    {[color.light, color.mid, color.deep, color.spark].map((stroke, line) => {
      const y = 26 + line * 40 + random() * 8;
      const start = 60 + random() * 90;
      const bend = (random() > 0.5 ? 1 : -1) * (28 + Math.floor(random() * 2) * 12);
      const level = Math.max(14, Math.min(166, y + bend));
      const run = Math.abs(level - y);
      const end = start + 70 + random() * 50 + run;
      const stops = [
        [start - 24, y],
        [end - 18, level],
        [end + run + 34, y],
      ] as const;
      return (
        <Fragment key={line}>
          <path
            d={`M-10 ${short(y)}H${short(start)}L${short(start + run)} ${short(level)}H${short(end)}L${short(end + run)} ${short(y)}H330`}
            fill="none"
            stroke={stroke}
            strokeWidth={line === 3 ? 7 : 9}
            strokeLinejoin="round"
          />
          <path
            d={stops.map(([x, at]) => disc(x, at, 6.5)).join('')}
            fill={color.paper}
            stroke={color.deep}
            strokeWidth={3}
          />
        </Fragment>
      );
    })}
  </>
);
