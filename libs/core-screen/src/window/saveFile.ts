/** Saves content as a file by the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the link only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves a text as a file by the browser. `type`: without the encoding, which is UTF-8. */
export const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
