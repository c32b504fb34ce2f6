/** How a property's type is written in its file, for the table of properties: `shapeOf(source, 'TableColumn')`. */
export function shapeOf(source: string, name: string) {
  const [written] = new RegExp(`export interface ${name}\\b[^{]*\\{[^]*?\\n\\}`).exec(source) ?? [];
  if (written === undefined) throw new RangeError(`no interface ${name}`);
  return { table: { type: { summary: name, detail: written } } };
}
