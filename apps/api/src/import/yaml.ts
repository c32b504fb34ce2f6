import { CORE_SCHEMA, constructFromEvents, type Event, EVENT_ID, parseEvents, YAMLException } from 'js-yaml';
import { refused } from './faults.ts';
import { lineAt } from './readText.ts';

/** Path of a value: names and places. */
export type YamlPath = readonly PropertyKey[];

/** Content of a YAML file, with its lines. */
export interface Yaml {
  readonly file: string;
  readonly value: unknown;
  /** Line, from 1, of a value, or of the nearest one around it that is there. */
  lineOf(path: YamlPath): number;
}

const deepest = 20;
const key = (path: YamlPath) => JSON.stringify(path.map(String));

/**
 * Reads one YAML document of plain values. Anchors, aliases and tags are refused: they are of no use here, and a few
 * lines of them can expand beyond any memory. Throws ImportRefused.
 */
export function readYaml(text: string, file: string): Yaml {
  try {
    const events = parseEvents(text, { maxDepth: deepest });
    refuseShorthand(events, text, file);
    const lines = linesOf(events, text);
    const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: 0 });
    const lineOf = (path: YamlPath) => nearest(lines, path);
    refuseHidden(value, [], (path) => {
      throw refused(file, lineOf(path), 'A text holds signs that nobody sees.', 'Write it anew by hand.');
    });
    return { file, value, lineOf };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark === undefined ? null : error.mark.line + 1;
    throw refused(
      file,
      line,
      `This is no sound YAML: ${error.reason}.`,
      'Mind the spaces at the beginning of lines, and put words with ": " or "#" in quotes.',
    );
  }
}

/** Control characters and halves of characters: escapes of YAML write them, and no database keeps them. */
const hidden = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function refuseHidden(value: unknown, path: YamlPath, refuse: (path: YamlPath) => never): void {
  if (typeof value === 'string' && hidden.test(value)) refuse(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inside] of Object.entries(value)) {
    if (hidden.test(name)) refuse(path);
    refuseHidden(inside, [...path, name], refuse);
  }
}

function refuseShorthand(events: readonly Event[], text: string, file: string): void {
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) documents += 1;
    if (documents > 1)
      throw refused(
        file,
        null,
        'The file holds more than one document.',
        'Give each a file of its own, without "---" between them.',
      );
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) continue;
    if (event.anchorStart !== -1) {
      const line = lineAt(text, event.anchorStart);
      throw refused(
        file,
        line,
        'Anchors (&) and aliases (*) are not read.',
        'Write the value out, or put text that begins like this in quotes.',
      );
    }
    if (event.type !== EVENT_ID.ALIAS && event.tagStart !== -1) {
      throw refused(
        file,
        lineAt(text, event.tagStart),
        'Tags (!) are not read.',
        'Leave it out, or put text that begins like this in quotes.',
      );
    }
  }
}

/** An open list or map while its events pass. */
interface Open {
  readonly path: YamlPath;
  readonly isMap: boolean;
  /** Of a list: how many it has so far; of a map: the name of the next value. */
  next: number | string | null;
}

function linesOf(events: readonly Event[], text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const open: Open[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.ALIAS) continue;
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const place = event.type === EVENT_ID.SCALAR ? event.valueStart : event.start;
    const around = open.at(-1);
    if (around?.isMap === true && around.next === null) {
      around.next = event.type === EVENT_ID.SCALAR ? text.slice(event.valueStart, event.valueEnd) : '';
      lines.set(key([...around.path, around.next]), lineAt(text, place));
      continue;
    }
    const path = around === undefined ? [] : [...around.path, around.next ?? ''];
    // The line of a name is its value's line, even if the value begins beneath it.
    if (around?.isMap !== true) lines.set(key(path), lineAt(text, place));
    if (around !== undefined) around.next = typeof around.next === 'number' ? around.next + 1 : null;
    if (event.type !== EVENT_ID.SCALAR) {
      open.push({ path, isMap: event.type === EVENT_ID.MAPPING, next: event.type === EVENT_ID.MAPPING ? null : 0 });
    }
  }
  return lines;
}

function nearest(lines: ReadonlyMap<string, number>, path: YamlPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(key(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}
