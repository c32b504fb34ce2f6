import { Converter } from 'opencc-js/cn2t';

/** Languages whose texts are converted from simplified Chinese. */
type Traditional = 'zh_tw' | 'zh_hk';

const regions = { zh_tw: 'twp', zh_hk: 'hk' } as const;
/** Reading a dictionary takes as long as converting hundreds of texts: each is read once. */
const converters = new Map<Traditional, (text: string) => string>();

/** Converts simplified Chinese to a traditional form. */
export function traditional(language: Traditional): (text: string) => string {
  const known = converters.get(language);
  if (known !== undefined) return known;
  const convert = Converter({ from: 'cn', to: regions[language] });
  converters.set(language, convert);
  return convert;
}
