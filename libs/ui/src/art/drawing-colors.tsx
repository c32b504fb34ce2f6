/** References to the pigment a drawing is painted with; `line` stays visible on a dark page. */
export const paint = {
  ground: 'var(--d-ground)',
  line: 'var(--d-line)',
  deep: 'var(--d-deep)',
  mid: 'var(--d-mid)',
  light: 'var(--d-light)',
  paper: 'var(--d-paper)',
  spark: 'var(--d-spark)',
} as const;

/** The floor below most drawings. */
export function Floor() {
  return <path d="M12 112h136" stroke={paint.line} strokeWidth={2} />;
}
