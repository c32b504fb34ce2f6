/** Shows a story on its component's page in a window of its own, where its play opens what lies above the page. */
export const inWindow = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
