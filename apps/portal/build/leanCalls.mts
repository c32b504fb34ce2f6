import ts from 'typescript';
import type { Plugin } from 'vite';

/** What the contract of a call says to the server and to the API's reader; browsers ask for none of it. */
const serverFacts = new Set(['access', 'source', 'summary', 'whenClosed', 'whenIncomplete']);

/**
 * Leaves out of the build what only servers and readers know of a call: whom it answers, and what it is about. A page would
 * carry a sentence for every call of the files that it takes one from.
 */
export function leanCalls(): Plugin {
  let done = false;
  return {
    name: 'banyan:lean-calls',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      done = false;
    },
    transform: {
      filter: { id: /[\\/]libs[\\/]contracts[\\/]src[\\/]\w+\.ts$/, code: 'defineCall({' },
      handler(code, id) {
        done = true;
        return { code: withoutFacts(id, code), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !done) this.error('the build no longer finds the contracts of calls');
    },
  };
}

/** The text without these properties of what each `defineCall` is given. */
function withoutFacts(file: string, code: string): string {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const facts: ts.ObjectLiteralElementLike[] = [];
  const visit = (node: ts.Node): void => {
    const [call] = ts.isCallExpression(node) && node.expression.getText(tree) === 'defineCall' ? node.arguments : [];
    if (call !== undefined && ts.isObjectLiteralExpression(call)) {
      facts.push(...call.properties.filter(({ name }) => name !== undefined && serverFacts.has(name.getText(tree))));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return facts.reduceRight((text, fact) => {
    const after = text.slice(fact.getEnd()).replace(/^\s*,/, '');
    return text.slice(0, fact.getStart(tree)) + after;
  }, code);
}
