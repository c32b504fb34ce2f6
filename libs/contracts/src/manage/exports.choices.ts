/** Lists that leave as files. */
export const exportLists = [
  'people',
  'groups',
  'departments',
  'requests',
  'visitors',
  'audit',
  'purchases',
  'courses',
  'exams',
  'questions',
  'coursePeople',
  'examPeople',
  'questionnaires',
  'answers',
  'lecturers',
  'liveRooms',
  'liveRoomPeople',
] as const;
export type ExportList = (typeof exportLists)[number];
