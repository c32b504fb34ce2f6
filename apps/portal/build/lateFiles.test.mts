import { describe, expect, it } from 'vitest';
import { namingFiles, needsOf } from './lateFiles.mts';

const named = (code: string) => namingFiles(code, 'page.js');

describe('an import() of the build', () => {
  it('names its file alone', () => {
    expect(named('a(()=>import(`./Page-x1.js`),__VITE_PRELOAD__)')).toBe('a(`./Page-x1.js`)');
  });

  it('keeps what is taken of it', () => {
    expect(named('b=()=>$a(()=>import(`./Page-x1.js`).then(e=>e.n).then(e=>w(e.Page)),__VITE_PRELOAD__).then(u)')).toBe(
      'b=()=>$a(`./Page-x1.js`).then(e=>e.n).then(e=>w(e.Page)).then(u)',
    );
    expect(
      named(
        'a(async()=>{let{Page:e}=await import(`./Page-x1.js`);return{Page:e}},__VITE_PRELOAD__).then(({Page:e})=>e)',
      ),
    ).toBe('a(`./Page-x1.js`).then(({Page:e})=>e)');
  });

  it('asks for nothing where the part came to stand in the same file', () => {
    expect(
      named('a(async()=>{let{nav:e}=await Promise.resolve().then(()=>pe);return{nav:e}},__VITE_PRELOAD__).then(f)'),
    ).toBe('Promise.resolve().then(()=>pe).then(f)');
  });

  it('does what else stands there', () => {
    for (const more of ['g(e);return{x:e}', 'return{x:e,y:1}.x']) {
      expect(named(`a(async()=>{let{x:e}=await import(\`./p.js\`);${more}},__VITE_PRELOAD__)`)).toBe(
        `(async()=>{let{x:e}=await a(\`./p.js\`);${more}})()`,
      );
    }
  });

  it('is refused where it is written in a way that nobody knows', () => {
    expect(() => named('a(()=>load(`./p.js`),__VITE_PRELOAD__)')).toThrow('page.js is not understood');
    const inner = 'a(()=>import(`./q.js`),__VITE_PRELOAD__)';
    expect(() => named(`a(()=>import(\`./p.js\`).then(()=>${inner}),__VITE_PRELOAD__)`)).toThrow('is not understood');
  });
});

it('lists what files need besides the first, and none that stands alone', () => {
  const of = (...imports: string[]) => ({ imports: imports.map((file) => `assets/${file}.js`) });
  const built = {
    'assets/main.js': of(),
    'assets/alone.js': of('main'),
    'assets/page.js': of('main', 'frame', 'tabs'),
    'assets/frame.js': of('main', 'tabs'),
    'assets/tabs.js': of('main'),
  };
  expect(needsOf(built, 'assets/main.js')).toEqual([['page.js', 1, 2], ['frame.js', 2], ['tabs.js']]);
});
