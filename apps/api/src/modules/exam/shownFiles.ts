import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { typeOfKey } from '../../ports/fileTypes.ts';
import { questions } from './question.schema.ts';

/** Columns of what a question shows beside its text. */
export const shownColumns = { pictures: questions.pictures, materials: questions.materials };

/** Files of a question, under addresses that are valid for so long. */
export function shownFiles(
  { contentUrl, viewer }: Pick<CallContext<Learner>, 'contentUrl' | 'viewer'>,
  { materials, pictures }: Pick<typeof questions.$inferSelect, 'materials' | 'pictures'>,
  openMs: number,
) {
  return {
    pictures: pictures.map(({ alt, key }) => ({
      url: contentUrl(key, openMs).url,
      alt: localised(alt, viewer.language),
    })),
    materials: materials.map(({ key, name, size }) => ({
      url: contentUrl(key, openMs, name).url,
      name,
      size,
      sound: typeOfKey(key)?.startsWith('audio/') === true,
    })),
  };
}
