/** A number from 0 up to and without `below`. */
export type Dice = (below: number) => number;

/** Dice that fall alike at each start, so that pictures of the demo can be compared. */
export function sameDice(seed: number): Dice {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
