import { Fragment } from 'react';
import { range, short } from './geometry.ts';
import type { Draw } from './motif-draw.ts';
import { pick } from './random.ts';

/** A floor of quarter circles, each tile turned by lot. */
export const tiles: Draw = (random, color) => {
  const size = 60;
  const grounds = [color.ground, color.mid, color.light, color.paper] as const;
  const shapes = [...grounds, color.spark, color.deep] as const;
  return range(0, 2).map((row) => (
    <Fragment key={row}>
      {range(0, 5).map((column) => {
        const x = column * size - 20;
        const y = row * size;
        const turn = Math.floor(random() * 4) * 90;
        const ground = pick(random, grounds);
        const large = pick(random, shapes);
        const small = random() > 0.45 ? pick(random, [...grounds, color.spark]) : undefined;
        const quarter = (radius: number) => `M0 0h${radius}A${radius} ${radius} 0 0 1 0 ${radius}z`;
        return (
          <g key={column} transform={`translate(${x} ${y})`}>
            <rect width={size + 0.5} height={size + 0.5} fill={ground} />
            <g transform={`rotate(${turn} ${size / 2} ${size / 2})`}>
              <path d={quarter(size)} fill={large} />
              {small === undefined ? null : <path d={quarter(size / 2)} fill={small} />}
            </g>
          </g>
        );
      })}
    </Fragment>
  ));
};

/** Heads and shoulders in rows, one of them lit. */
export const people: Draw = (random, color) => {
  const day = random() > 0.5;
  const perRow = random() > 0.5 ? 5 : 4;
  const width = 320 / perRow;
  const lit = { column: Math.floor(random() * perRow), row: Math.floor(random() * 2) };
  const bodies = day ? [color.light, color.mid, color.ground] : [color.ground, color.mid, color.light];
  const heads = day ? [color.mid, color.ground, color.deep] : [color.mid, color.light, color.paper];
  return (
    <>
      <rect width={320} height={180} fill={day ? color.paper : color.deep} />
      {range(0, 2).map((row) =>
        range(-1, perRow).map((column) => {
          const cx = column * width + width / 2 + (row % 2) * (width / 2);
          const shoulder = 78 + row * 58;
          const radius = short(width / 2);
          const mine = column === lit.column && row === lit.row;
          return (
            <Fragment key={`${row}/${column}`}>
              <path
                d={`M${short(cx - radius)} ${short(shoulder + radius)}a${radius} ${radius} 0 0 1 ${short(2 * radius)} 0V200h${short(-2 * radius)}z`}
                fill={mine ? color.spark : bodies[row]}
              />
              <circle
                cx={short(cx)}
                cy={short(shoulder - radius * 0.18)}
                r={short(radius * 0.42)}
                fill={mine ? color.paper : heads[row]}
                stroke={mine && day ? color.spark : undefined}
                strokeWidth={mine && day ? 3 : undefined}
              />
            </Fragment>
          );
        }),
      )}
    </>
  );
};

/** A fan of sheets; the last one is written on and sealed. */
export const sheets: Draw = (random, color) => {
  const dark = random() > 0.55;
  const x = 40 + random() * 120;
  const count = 3 + Math.floor(random() * 2);
  const spread = 8 + random() * 8;
  const start = -18 + random() * 10;
  const backs = dark ? [color.ground, color.mid, color.light] : [color.mid, color.ground, color.deep];
  const dotX = random() > 0.5 ? 20 + random() * 30 : 270 + random() * 30;
  return (
    <>
      <rect width={320} height={180} fill={dark ? color.deep : color.light} />
      {range(0, count - 1).map((sheet) => {
        const last = sheet === count - 1;
        const left = short(x + sheet * 16);
        return (
          <g key={sheet} transform={`rotate(${short(start + sheet * spread)} ${short(x + 60)} 190)`}>
            <rect
              x={left}
              y={30 + sheet * 3}
              width={116}
              height={190}
              rx={3}
              fill={last ? color.paper : backs[sheet % 3]}
            />
            {last ? (
              <>
                <path
                  d={range(0, 3)
                    .map((line) => `M${short(left + 18)} ${62 + line * 18}h${short(46 + random() * 34)}`)
                    .join('')}
                  stroke={color.light}
                  strokeWidth={5}
                  strokeLinecap="round"
                />
                <circle cx={short(left + 90)} cy={146} r={14} fill="none" stroke={color.spark} strokeWidth={5} />
              </>
            ) : null}
          </g>
        );
      })}
      <circle cx={short(dotX)} cy={short(24 + random() * 20)} r={short(10 + random() * 14)} fill={color.spark} />
    </>
  );
};

/** Crowns of a banyan with the roots it lets down, and a low sun. */
export const canopy: Draw = (random, color) => {
  const roots = range(0, 25).map((root) => ({
    x: short(14 + root * 12 + random() * 4),
    end: short(120 + random() * 100),
  }));
  return (
    <>
      <rect width={320} height={180} fill={color.paper} />
      {roots.map(({ x, end }, root) => (
        <path
          key={root}
          d={`M${x} 50V${end}`}
          stroke={root % 5 === 2 ? color.mid : color.deep}
          strokeWidth={root % 4 === 0 ? 4 : 1.5}
          strokeLinecap="round"
        />
      ))}
      {range(0, 6).map((crown) => (
        <circle
          key={crown}
          cx={short(10 + crown * 50 + random() * 14)}
          cy={short(26 + random() * 22)}
          r={short(30 + random() * 16)}
          fill={[color.ground, color.mid, color.light, color.deep][crown % 4]}
          opacity={0.94}
        />
      ))}
      <circle cx={short(230 + random() * 50)} cy={128} r={13} fill={color.spark} />
    </>
  );
};
