import { postLevels, type JobMap, type TalentLine, type TalentPost } from '@banyan/contracts';
import { pigments } from '@banyan/ui';

/** Sizes of the drawing, px: as wide as its card is in a window of 1200. */
export const mapSize = { width: 834, head: 44, row: 96, foot: 16 } as const;

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

/** Where each post lies: its line is a row, its level a column. */
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

/** Every other column has a ground of its own. */
export const isShaded = (level: number) => level % 2 === 1;

/** Colour of a line. */
export const colourOf = ({ pigment }: TalentLine): string => pigments[pigment].ground;
