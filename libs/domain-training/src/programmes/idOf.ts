/** Id of a row in a path; null where the path names none. */
export const idOf = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null);
