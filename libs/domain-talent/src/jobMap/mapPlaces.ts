import { postLevels, type JobMap, type TalentLine, type TalentPost } from '@banyan/contracts/talent';

/** Sizes of the drawing, px: as wide as its card is in a window of 1200. */
export const mapSize = { width: 834, head: 44, row: 112, foot: 16 } as const;

const column = mapSize.width / postLevels;

/** A post with its place on the drawing. */
export interface Place {
  readonly post: TalentPost;
  readonly line: TalentLine;
  readonly x: number;
  readonly y: number;
}

/** Height of the drawing. */
export const heightOf = ({ lines }: JobMap) => mapSize.head + lines.length * mapSize.row + mapSize.foot;

/** Position of each post: its line is a row, its level a column. */
export function placesOf({ lines }: JobMap): readonly Place[] {
  return lines.flatMap((line, row) =>
    line.posts.map((post) => ({
      ...{ post, line },
      x: (post.level - 0.5) * column,
      y: mapSize.head + row * mapSize.row + 28,
    })),
  );
}

/** Middle of a level's column, and its left edge. */
export const columnOf = (level: number) => ({ x: (level - 0.5) * column, from: (level - 1) * column, width: column });

/** Every other column has a background of its own. */
export const isShaded = (level: number) => level % 2 === 1;

/** Colour of a line, within `lineColours`. */
export const colourOf = ({ pigment }: TalentLine): string => `var(--line-${pigment})`;

/** Distance of a move from its line of posts, px: between the line and the labels below it. */
const beside = 12;
/** Radius of a turn, px. */
const bend = 6;

/**
 * The way of a move from post to post, as an SVG path: beside the lines and through the gap between two columns, so that it
 * never runs behind words. `nth` sets moves in the same gap apart.
 */
export function wayOf(from: Place, to: Place, nth = 0): string {
  const down = to.y > from.y;
  // There are no labels below the upper post and above the lower one.
  const leaves = from.y + (down ? beside : -beside);
  const arrives = to.y + (down ? -beside : beside);
  const gap = to.x + (to.x > from.x ? -column / 2 : column / 2) + ((nth % 3) - 1) * 4;
  const out = from.x <= gap ? 1 : -1;
  const into = to.x >= gap ? 1 : -1;
  const turn = down ? bend : -bend;
  return [
    `M${from.x} ${from.y}`,
    `L${from.x + out * beside} ${leaves}`,
    `H${gap - out * bend}`,
    `Q${gap} ${leaves} ${gap} ${leaves + turn}`,
    `V${arrives - turn}`,
    `Q${gap} ${arrives} ${gap + into * bend} ${arrives}`,
    `H${to.x - into * beside}`,
    `L${to.x} ${to.y}`,
  ].join(' ');
}
