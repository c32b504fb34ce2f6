import { put } from './put.mts';

/**
 * Parts of i18next that the portal has no use for, by class: the loader of texts, which it brings itself (others ask what
 * the loader has), formats in texts (`{{n, number}}`), since values come to texts as they are to be read, and what is
 * logged for debugging alone.
 */
const classes: Readonly<Record<string, string>> = {
  'Connector extends EventEmitter': 'state = {};',
  Formatter: 'format(value) { return value; }',
  Logger:
    'init() {} log() {} warn() {} deprecate() {} once() {} create() { return this; } clone() { return this; }' +
    'error(...args) { console.error(...args); }',
  RegExpCache: 'getRegExp(pattern) { return new RegExp(pattern); }',
};

/**
 * Its methods that come to less here, by class, or that it does without (null): texts are in one language, called by its exact tag, without another to
 * fall back to, and are there when they are asked for; none has another inside; there is one instance.
 */
const methods: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  Translator: { exists: null, getUsedParamsDetails: 'return {};' },
  LanguageUtil: {
    getScriptPartFromCode: null,
    getLanguagePartFromCode: 'return code;',
    formatLanguageCode: 'return code;',
    formatUncached: null,
    isSupportedCode: 'return true;',
    getBestMatchFromCodes: 'return codes?.[0];',
    getFallbackCodes: 'return [];',
    toResolveHierarchy: 'return [code];',
  },
  PluralResolver: { needsPlural: null, getPluralFormsOfKey: null },
  Interpolator: { nest: 'return str;' },
  I18n: {
    cloneInstance: null,
    dir: null,
    hasLoadedNamespace: 'return true;',
    hydrate: null,
    loadLanguages: null,
    loadNamespaces: null,
    loadResources: 'callback();',
    reloadResources: 'return;',
    setDefaultNamespace: null,
    toJSON: null,
  },
};

/** The same of its functions. */
const functions: Readonly<Record<string, string>> = {
  configuredLanguageCodes: 'return [];',
  isRefusedLanguageCode: 'return false;',
  transformOptions: 'return options;',
};

const of = (name: string) => `${name} of i18next`;

function leanClass(code: string, name: string, bodies: Readonly<Record<string, string | null>>): string {
  return put(
    code,
    new RegExp(`^class ${name} (?:extends \\w+ )?\\{\\n[\\s\\S]*?^\\}$`, 'm'),
    ([whole]) =>
      Object.entries(bodies).reduce(
        (text, [method, body]) =>
          put(
            text,
            new RegExp(`^(  ${method}\\([\\s\\S]*?\\) \\{)\\n[\\s\\S]*?^  \\}$`, 'm'),
            ([, head = '']) => (body === null ? '' : `${head} ${body} }`),
            of(`${name}.${method}`),
          ),
        whole,
      ),
    of(name),
  );
}

/** i18next without what the portal does not use of it. */
export function leanI18next(code: string): string {
  let lean = code;
  for (const [name, body] of Object.entries(classes))
    lean = put(
      lean,
      new RegExp(`^class ${name} \\{\\n[\\s\\S]*?^\\}$`, 'm'),
      () => `class ${name} { ${body} }`,
      of(name),
    );
  for (const [name, bodies] of Object.entries(methods)) lean = leanClass(lean, name, bodies);
  for (const [name, body] of Object.entries(functions)) {
    const place = new RegExp(`^(const ${name} = .* => \\{)\\n[\\s\\S]*?^\\};$`, 'm');
    lean = put(lean, place, ([, head = '']) => `${head} ${body} };`, of(name));
  }
  lean = put(
    lean,
    /^(function keysFromSelector\(.*\) \{)\n[\s\S]*?^\}$/m,
    ([, head = '']) => `${head} return selector; }`,
    of('keysFromSelector'),
  );
  // What is said for debugging goes with its words.
  return lean.replace(/\bthis\.logger\.(?=(?:deprecate|log|once|warn)\()/g, '0 && this.logger.');
}
