import { domainToUnicode } from 'node:url';

/** A name that looks like no other: one writing, or Han beside ASCII digits and hyphens. */
const plain = /^(?:[a-z0-9-]+|[\p{Script=Han}0-9-]+)$/u;

/** A host with its port as people read it: international names in their own writing, unless they could pass for others. */
export function shownHost(host: string): string {
  const [name = '', port] = host.split(':');
  const shown = domainToUnicode(name);
  const isPlain = shown !== '' && shown.split('.').every((label) => plain.test(label));
  return isPlain && port !== undefined ? `${shown}:${port}` : isPlain ? shown : host;
}
