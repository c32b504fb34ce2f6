import { addressQuery, rowId, verbatim } from '../../address.ts';

/** Which file is shown: one by its signed address, or a chapter's document, whose address is asked for. */
export const filePreviewQuery = addressQuery({ file: verbatim(2000), course: rowId(0), chapter: rowId(0) });
