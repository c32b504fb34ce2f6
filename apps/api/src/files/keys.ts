import { FileRejected } from '../ports/storage.ts';
import { typeOfKey, type FileType } from '../ports/fileTypes.ts';

/** Parts of names separated by slashes; none begins with a dot, so that no key leads out of its folder. */
const keyForm = /^[A-Za-z0-9_][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** The key itself. Throws RangeError for an invalid one. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !keyForm.test(key)) throw new RangeError('not a file key');
  return key;
}

/** Whether a key is valid; an invalid one names no file. */
export function isKey(key: string): boolean {
  return key.length <= 200 && keyForm.test(key);
}

/** Throws FileRejected for a key whose extension is another type's. */
export function refuseOtherType(key: string, type: FileType): void {
  if (typeOfKey(key) !== type) throw new FileRejected('type');
}
