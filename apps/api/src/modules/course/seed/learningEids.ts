/** Demo enterprises in which people learn. */
export const learningEids: readonly number[] = [0, 1001, 1002];
