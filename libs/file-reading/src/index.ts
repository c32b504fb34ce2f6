export { decodeText, nameReadings, type DecodedText } from './decodeText.ts';
export { separated, type SeparatedText } from './separator.ts';
export {
  readWorkbook,
  WorkbookError,
  type CellTrouble,
  type MergedCells,
  type SheetCell,
  type SheetLimits,
  type WorkbookSheet,
} from './workbook.ts';
