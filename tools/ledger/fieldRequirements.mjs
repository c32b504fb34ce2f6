// What the contracts' docstrings say of the fields of requests, as the compiler reads them.
import { join } from 'node:path';
import ts from 'typescript';

const requirement = /\b[A-Z]{2}-\d{2}\b/g;

/** Names and requirement ids of the fields of a call's request. */
function requirementsOf(call, checker) {
  const request = checker.getTypeOfSymbol(call).getProperty('request');
  const shape = request && checker.getTypeOfSymbol(request).getProperty('shape');
  return (shape ? checker.getTypeOfSymbol(shape).getProperties() : []).map((field) => {
    const words = ts.displayPartsToString(field.getDocumentationComment(checker));
    return [field.name, [...new Set(words.match(requirement))]];
  });
}

/**
 * Requirement ids that the docstring of a field names.
 * @param {string} root of the repository
 * @returns {Map<string, string[]>} by the constant of the call and the field: `reportProgress.seen`
 */
export function fieldRequirements(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const door = join(root, 'libs/contracts/src/index.ts');
  const program = ts.createProgram([door], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const source = checker.getSymbolAtLocation(program.getSourceFile(door));
  const constants = checker
    .getExportsOfModule(source)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.valueDeclaration && ts.isVariableDeclaration(symbol.valueDeclaration));
  return new Map(
    constants.flatMap((call) => requirementsOf(call, checker).map(([field, ids]) => [`${call.name}.${field}`, ids])),
  );
}
