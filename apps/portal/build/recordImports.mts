import { createRunnableDevEnvironment, mergeConfig, resolveConfig, type InlineConfig } from 'vite';
import { ESModulesEvaluator, ssrDynamicImportKey, type ModuleRunnerContext } from 'vite/module-runner';

/** Runs a function that loads something lazily and tells which source files it imports, without loading them. */
export type ImportsOf = (load: () => unknown) => readonly string[];

/** An evaluator that can take note of `import('…')` in place of doing it. */
class NotingEvaluator extends ESModulesEvaluator {
  noted: string[] | undefined;

  override async runInlinedModule(context: ModuleRunnerContext, code: string) {
    const importNow = context[ssrDynamicImportKey];
    context[ssrDynamicImportKey] = (id, options) => {
      if (this.noted === undefined) return importNow(id, options);
      this.noted.push(id);
      // What comes after the import does not matter here.
      return new Promise<never>(() => undefined);
    };
    await super.runInlinedModule(context, code);
  }
}

/** Imports a module of the project as Node would, and hands it over with the means to look behind its lazy functions. */
export async function withModule<Module, Result>(
  file: string,
  options: InlineConfig,
  use: (module: Module, importsOf: ImportsOf) => Result | Promise<Result>,
): Promise<Result> {
  const inline = { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true } } as const;
  const config = await resolveConfig(
    mergeConfig(options, { configFile: false, envDir: false, environments: { inline } } satisfies InlineConfig),
    'serve',
  );
  const evaluator = new NotingEvaluator();
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false }, evaluator },
    hot: false,
  });
  await environment.init();
  try {
    const module = (await environment.runner.import(file)) as Module;
    return await use(module, (load) => {
      evaluator.noted = [];
      load();
      const { noted } = evaluator;
      evaluator.noted = undefined;
      return noted;
    });
  } finally {
    await environment.close();
  }
}
