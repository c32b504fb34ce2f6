interface Told {
  /** The component that the page is about. */
  readonly component?: unknown;
  readonly parameters: unknown;
}

/** A field of a value of any kind. */
const field = (value: unknown, name: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? (value as Record<string, unknown>)[name]
    : undefined;

/**
 * Source for "Show code": the component with its properties as they are now, where the story is that. Where a story puts
 * something around it, that would be the story's own helper under a name of the build: then what stands in its file.
 */
export function sourceOf(code: string, { component, parameters }: Told): string {
  const name = field(component, 'displayName') ?? field(field(component, '__docgenInfo'), 'displayName');
  const [, first = ''] = /^\s*<([\w.]+)/.exec(code) ?? [];
  const written = field(field(field(parameters, 'docs'), 'source'), 'originalSource');
  return first === name || typeof written !== 'string' ? code : written;
}
