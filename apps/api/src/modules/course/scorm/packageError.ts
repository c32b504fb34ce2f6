import type { ZipFault } from '../../../files/zip.ts';

/** Reasons to refuse a package. */
export type PackageFault =
  | ZipFault
  | 'noManifest'
  | 'standard'
  | 'manifest'
  | 'doctype'
  | 'version'
  | 'noParts'
  | 'tooManyParts'
  | 'missingFile';

const words: Readonly<Record<PackageFault, string>> = {
  notZip: 'This is no zip file, or it is damaged.',
  tooLarge: 'Unpacked, the package is larger than packages may be.',
  tooMany: 'The package has more files than packages may have.',
  bomb: 'A file of the package is packed tighter than real content ever is.',
  path: 'A file of the package has a path that leads out of it.',
  twice: 'Two files of the package have the same path.',
  link: 'The package has a link in place of a file.',
  encrypted: 'The package is protected by a password.',
  noManifest: 'There is no imsmanifest.xml at the top of the zip, nor in the one folder of it.',
  standard: 'This is a {standard} package. Publish it as SCORM 1.2 or SCORM 2004.',
  manifest: 'imsmanifest.xml cannot be read: it is no well-formed XML, or no manifest.',
  doctype: 'imsmanifest.xml declares a document type or entities, which are not read.',
  version: 'The package is of neither SCORM 1.2 nor SCORM 2004.',
  noParts: 'The manifest names nothing that could be opened.',
  tooManyParts: 'The manifest names more parts than packages may have.',
  missingFile: 'The manifest names a file that is not in the package.',
};

/** A refused package; nothing of it is kept. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
  readonly fault: PackageFault;

  constructor(fault: PackageFault, detail = '') {
    const said = words[fault].replace('{standard}', detail);
    super(detail === '' || said !== words[fault] ? said : `${said} (${detail})`);
    this.fault = fault;
  }
}
