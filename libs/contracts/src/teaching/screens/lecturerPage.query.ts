import { addressQuery, named, oneOf } from '../../address.ts';

/** Tabs of a lecturer's page. */
export const lecturerParts = ['courses', 'comments', 'grades'] as const;

/** Query of a lecturer's page: its tab. In a file of its own because every course links to it. */
export const lecturerQuery = addressQuery({ part: named('tab', oneOf(lecturerParts)) });
