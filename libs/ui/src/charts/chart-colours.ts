/** The colours of series, each at least 3:1 on every surface; the first is for the main series. */
const colours = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const;

/** Dash patterns, so that lines differ without colours too. */
const dashes = ['', '7 4', '2 3', '10 3 2 3', '1 4'] as const;

export const colourOf = (index: number): string => `var(--${colours[index % colours.length] ?? 'chart-1'})`;

export const dashOf = (index: number): string | undefined => dashes[index % dashes.length] || undefined;
