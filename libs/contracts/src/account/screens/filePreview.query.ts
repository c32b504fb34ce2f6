import { addressQuery, rowId, verbatim } from '../../address.ts';

/** The file to show: one by its signed address, or a chapter's document, whose address is requested. */
export const filePreviewQuery = addressQuery({ file: verbatim(2000), course: rowId(0), chapter: rowId(0) });
