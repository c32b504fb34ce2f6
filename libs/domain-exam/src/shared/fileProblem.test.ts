import { UploadError } from '@banyan/core-http';
import { expect, it } from 'vitest';
import { fileProblem, type FileProblem } from './fileProblem.ts';

it.each<[string, unknown, FileProblem['kind']]>([
  ['a picture that cannot be opened', new UploadError({ kind: 'unreadable' }), 'unreadable'],
  ['one of another kind', new UploadError({ kind: 'type', extensions: [] }), 'type'],
  ['one that is too large', new UploadError({ kind: 'tooLarge', limit: 5 }), 'size'],
  ['a broken connection', new UploadError({ kind: 'interrupted' }), 'failed'],
  ['anything else', new Error('down'), 'failed'],
])('tells %s from what sending again would mend [QU-02] [EX-02]', (_, cause, kind) => {
  expect(fileProblem({ kind: 'failed', cause }).kind).toBe(kind);
});
