import { addressQuery, named, oneOf } from '../../address.ts';

/** Parts of a lecturer's page. */
export const lecturerParts = ['courses', 'comments', 'grades'] as const;

/** Which part of a lecturer's page is shown. Apart, because every course leads there. */
export const lecturerQuery = addressQuery({ part: named('tab', oneOf(lecturerParts)) });
