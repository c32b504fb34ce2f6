import { defineCall } from '../call.ts';
import { reaches } from '../permission.ts';
import { v } from '../v.ts';
import { permission } from './roles.ts';

export const consoleAccess = defineCall({
  name: 'manage/access',
  method: 'GET',
  summary: 'What the caller may do in the console, and how far; nothing for who has no rights',
  source: ['AC-10'],
  request: v.object({}),
  response: v.object({
    /** One for each right. */
    rights: v.array(
      v.object({
        /** Area and action. */
        permission,
        /** Everywhere, in one's departments with those below, or with one's own things. */
        reach: v.picklist(reaches),
      }),
    ),
  }),
});
