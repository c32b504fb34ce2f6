/** Kinds of tables that come in. */
export const importKinds = ['people'] as const;
export type ImportKindName = (typeof importKinds)[number];

/** States of an import, in the order in which they follow; `failed` ends any of them. */
export const importStates = ['reading', 'checked', 'running', 'done', 'failed', 'takingBack', 'takenBack'] as const;
export type ImportState = (typeof importStates)[number];

/** The effect of a row, to come or done. `moved`: to another department, whatever else changes. */
export const rowOutcomes = ['new', 'changed', 'moved', 'leaving', 'same', 'fault'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** How far a row has come: `kept` ones were not as agreed any more, `stayed` ones could not be taken back. */
export const rowStates = ['waiting', 'written', 'kept', 'takenBack', 'stayed'] as const;
export type RowState = (typeof rowStates)[number];

/** Columns of people. */
export const peopleColumns = [
  'account',
  'name',
  'name_en',
  'department',
  'department_en',
  'post',
  'hired',
  'tags',
  'role',
  'phone',
  'email',
  'password',
  'locked',
] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** Faults of a cell or a row. */
export const cellFaults = [
  'missing',
  'tooLong',
  'unseen',
  'space',
  'mail',
  'password',
  'choice',
  'day',
  'tags',
  'tag',
  'phone',
  'twin',
  'cells',
  'formula',
  'error',
  'date',
  'rounded',
  'shortened',
  'merged',
  'unmapped',
  'taken',
  'unknownDepartment',
  'severalDepartments',
  'closedDepartment',
  'beyond',
  'own',
  'locked',
  'left',
  'owns',
  'full',
  'meanwhile',
  'number',
  'option',
] as const;
export type CellFault = (typeof cellFaults)[number];

/** Why a whole file does not come in, or an import has stopped. */
export const importTroubles = [
  'encoding',
  'text',
  'csv',
  'empty',
  'sheets',
  'locked',
  'damaged',
  'bomb',
  'large',
  'tooMany',
  'rights',
  'broken',
] as const;
export type ImportTrouble = (typeof importTroubles)[number];

/** Most rows of one file. */
export const mostImportRows = 20_000;
/** Most columns of one file. */
export const mostImportColumns = 200;
/** Hours in which an import can be taken back. */
export const takeBackHours = 24;
/** Days for which the rows of an import, and an exported file, are kept. */
export const keptDays = 14;

/** Formats of exported files. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportStates = ['waiting', 'done', 'failed'] as const;
