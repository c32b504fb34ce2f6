import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { textFolders, type Text } from './errorCatalogue.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Languages of the portal, by the files of their texts. */
export const textSets = ['zh', 'en', 'zh_tw', 'zh_hk'] as const;
export type TextSet = (typeof textSets)[number];

/** The text of a key as the portal has it. Throws where there is none. */
export async function textOf([folder, key]: Text, set: TextSet): Promise<string> {
  const file = join(root, textFolders[folder], `${set}.ts`);
  const { default: texts } = (await import(pathToFileURL(file).href)) as { default: unknown };
  let found = texts;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string' || found === '') throw new Error(`${folder}:${key} has no text in ${set}`);
  return found;
}

/** The text as a pattern: what is put into its places may be anything. */
export async function patternOf(text: Text, set: TextSet): Promise<RegExp> {
  const parts = (await textOf(text, set)).split(/\{\{[^}]*\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*'));
}
