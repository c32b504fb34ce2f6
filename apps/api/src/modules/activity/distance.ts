interface Point {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

const earthM = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points of the earth. */
export function metresBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return Math.round(2 * earthM * Math.asin(Math.min(1, Math.sqrt(h))));
}
