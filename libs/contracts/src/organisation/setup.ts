import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { text } from '../wire.ts';
import { departmentLines, setupLimits, setupSteps } from './setup.choices.ts';

const source = ['SH-05', 'AC-10'];

/** How far the setup of an enterprise has come. */
const setupState = v.object({
  /** False once it has ended, and in an enterprise that came by a file: nobody is led through it. */
  active: v.boolean(),
  /** Steps in their order. */
  steps: v.array(
    v.object({
      /** The step. */
      step: v.picklist(setupSteps),
      /** It was done, or left out. */
      done: v.boolean(),
    }),
  ),
  /** Name of the portal in Chinese, or in the one language of the enterprise. */
  name: v.string(),
  /** Address of the logo; empty: there is none. */
  logo: v.string(),
  /** Colour of the portal, `#0a7d5a`. */
  theme: v.string(),
  /** The colour as pages show it: a paler one is darkened until it can be read. */
  accent: v.string(),
  /** Departments that are open. */
  departments: v.int(),
  /** Present people. */
  people: v.int(),
});

export const readSetup = defineCall({
  name: 'manage/setup/state',
  method: 'GET',
  may: 'portal.see',
  summary: 'How far the setup of the enterprise has come',
  source,
  request: v.object({}),
  response: setupState,
});

export const finishStep = defineCall({
  name: 'manage/setup/finish',
  method: 'POST',
  may: 'portal.edit',
  summary: 'Notes that a step of the setup is done or left out; `all` ends the setup',
  source,
  request: v.object({
    /** The step. */
    step: v.picklist([...setupSteps, 'all']),
  }),
  response: setupState,
});

export const setLook = defineCall({
  name: 'manage/setup/look',
  method: 'POST',
  may: 'portal.edit',
  summary:
    'Name, colour and logo of the portal. Refused: `fieldsRefused` with `name: missing | invalid`, `theme: invalid`',
  source: ['SH-05'],
  request: v.object({
    /** Name of the portal. */
    name: text(setupLimits.name),
    /** Colour, `#0a7d5a`. */
    theme: text(7),
    /** Upload of kind `logo`; empty: the present one stays. */
    logo: v.pipe(v.string(), v.regex(/^([A-Za-z0-9_-]{22})?$/)),
  }),
  response: setupState,
});

export const addDepartments = defineCall({
  name: 'manage/setup/departments',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Departments as an indented list, added to those that are there. Refused: `fieldsRefused` with `lines: missing | deep | long | many`, and `adminsOnly` to who may edit only some departments',
  source: ['SE-08', 'AC-10'],
  request: v.object({
    /** A name a line; one that begins further in is below the one before it. */
    lines: text(departmentLines.characters),
  }),
  response: setupState,
});
