import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { text } from '../wire.ts';
import { firstCourseLimits } from './firstCourse.choices.ts';

export const addFirstCourse = defineCall({
  name: 'manage/courses/first',
  method: 'POST',
  may: 'courses.publish',
  summary:
    'A course with one chapter of text, on the shelf for everybody at once. Refused: `fieldsRefused` with `title` or `text`: missing | invalid | taken',
  source: ['CO-01', 'CO-03'],
  request: v.object({
    /** Title of the course. */
    title: text(firstCourseLimits.title),
    /** Title of the chapter. */
    chapter: text(firstCourseLimits.chapter),
    /** The text: paragraphs, `#` headings and lists of Markdown. */
    text: text(firstCourseLimits.text),
    /** How long reading takes. */
    minutes: v.picklist(firstCourseLimits.minutes),
  }),
  response: v.object({
    /** Id of the course. */
    id: v.int(),
  }),
});
