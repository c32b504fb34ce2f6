/** A signature as a file, from its data URL, without a network request. */
export function signatureFile(png: string): File {
  const bytes = Uint8Array.from(atob(png.slice(png.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], 'signature.png', { type: 'image/png' });
}
