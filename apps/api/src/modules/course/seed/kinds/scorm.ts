import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A lesson of a demo package: pages that are read and questions that are answered. */
export interface SeedLesson {
  readonly lang: 'zh' | 'en';
  readonly title: string;
  readonly pages: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly questions: readonly {
    readonly asks: string;
    readonly choices: readonly string[];
    /** Place of the right one, from 0. */
    readonly right: number;
    readonly why: string;
  }[];
}

const words = {
  zh: {
    next: '下一页',
    back: '上一页',
    quiz: '小测验',
    hand: '交卷',
    passed: '答对了，这一课已完成。',
    failed: '还有答错的，看一看说明，再答一次。',
    missing: '每道题都要选。',
    page: '第 {n} 页，共 {all} 页',
  },
  en: {
    next: 'Next page',
    back: 'Previous page',
    quiz: 'Quiz',
    hand: 'Hand in',
    passed: 'All correct. This lesson is finished.',
    failed: 'Not all correct yet. Read the notes and answer again.',
    missing: 'Choose an answer to each question.',
    page: 'Page {n} of {all}',
  },
} as const;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function manifest({ title }: SeedLesson): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="banyan-demo" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course"><title>${escape(title)}</title>
      <item identifier="lesson" identifierref="lesson-file"><title>${escape(title)}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="lesson-file" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/><file href="lesson.css"/><file href="lesson.js"/>
    </resource>
  </resources>
</manifest>
`;
}

const css = `body{margin:0;padding:32px;font:16px/1.7 system-ui,sans-serif;color:#22262e;background:#fff}
main{max-width:44em;margin:0 auto}
h1{font-size:24px;line-height:1.4;margin:0 0 16px}
fieldset{margin:0 0 24px;padding:16px;border:1px solid #8a909b;border-radius:6px}
legend{font-weight:600;padding:0 8px}
label{display:block;padding:4px 0}
button{min-height:40px;margin:16px 12px 0 0;padding:0 20px;font:inherit;border:1px solid #22262e;border-radius:6px;background:#fff;color:#22262e;cursor:pointer}
button[data-main]{background:#1d4f8c;border-color:#1d4f8c;color:#fff}
[role=status]{font-weight:600}
footer{margin-top:24px;color:#545b68;font-size:14px}
`;

/** Talks to the runtime as SCORM 1.2 asks: found in a window above, begun, kept, ended. */
const script = `(() => {
  const find = (from) => { let at = from; for (let n = 0; n < 8; n += 1) { if (at.API) return at.API; if (at.parent === at) return null; at = at.parent; } return null; };
  const api = find(window);
  const began = Date.now();
  const pages = [...document.querySelectorAll('section')];
  let page = 0;
  let ended = false;
  const set = (name, value) => api && api.LMSSetValue(name, String(value));
  const time = () => {
    const s = Math.round((Date.now() - began) / 1000);
    const two = (n) => String(n).padStart(2, '0');
    set('cmi.core.session_time', two(Math.floor(s / 3600)).padStart(4, '0') + ':' + two(Math.floor(s / 60) % 60) + ':' + two(s % 60));
  };
  const show = (to) => {
    page = Math.max(0, Math.min(pages.length - 1, to));
    pages.forEach((one, n) => { one.hidden = n !== page; });
    set('cmi.core.lesson_location', page + 1);
    time();
    if (api) api.LMSCommit('');
  };
  if (api) {
    api.LMSInitialize('');
    const status = api.LMSGetValue('cmi.core.lesson_status');
    if (status === 'not attempted' || status === '') set('cmi.core.lesson_status', 'incomplete');
    show(Number(api.LMSGetValue('cmi.core.lesson_location') || 1) - 1);
  } else show(0);
  document.addEventListener('click', ({ target }) => {
    const step = target instanceof HTMLElement ? target.dataset.step : undefined;
    if (step) show(page + Number(step));
  });
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const sets = [...document.querySelectorAll('fieldset')];
    const given = sets.map((one) => one.querySelector('input:checked'));
    const says = document.querySelector('[role=status]');
    if (given.some((one) => one === null)) { says.textContent = says.dataset.missing; return; }
    const right = given.filter((one, n) => one.value === sets[n].dataset.right).length;
    sets.forEach((one) => { one.querySelector('p').hidden = false; });
    const all = right === sets.length;
    says.textContent = all ? says.dataset.passed : says.dataset.failed;
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    set('cmi.core.score.raw', Math.round((right / sets.length) * 100));
    set('cmi.core.lesson_status', all ? 'passed' : 'failed');
    set('cmi.suspend_data', given.map((one) => one.value).join(','));
    time();
    if (api) api.LMSCommit('');
  });
  addEventListener('pagehide', () => {
    if (ended || !api) return;
    ended = true;
    time();
    set('cmi.core.exit', 'suspend');
    api.LMSFinish('');
  });
})();
`;

function html({ lang, pages, questions, title }: SeedLesson): string {
  const said = words[lang];
  const all = pages.length + 1;
  const foot = (n: number) => `<footer>${said.page.replace('{n}', String(n)).replace('{all}', String(all))}</footer>`;
  const shown = pages.map(
    ({ heading, lines }, index) => `<section hidden><h1>${escape(heading)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}
${index === 0 ? '' : `<button type="button" data-step="-1">${said.back}</button>`}<button type="button" data-main data-step="1">${index + 1 === pages.length ? said.quiz : said.next}</button>
${foot(index + 1)}</section>`,
  );
  const asked = questions.map(
    (
      { asks, choices, right, why },
      index,
    ) => `<fieldset data-right="${right}"><legend>${index + 1}. ${escape(asks)}</legend>
${choices.map((choice, n) => `<label><input type="radio" name="q${index}" value="${n}"> ${escape(choice)}</label>`).join('\n')}
<p hidden>${escape(why)}</p></fieldset>`,
  );
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="stylesheet" href="lesson.css">
<body><main>
${shown.join('\n')}
<section hidden><h1>${said.quiz}</h1><form>
${asked.join('\n')}
<p role="status" data-passed="${said.passed}" data-failed="${said.failed}" data-missing="${said.missing}"></p>
<button type="button" data-step="-1">${said.back}</button><button data-main>${said.hand}</button>
</form>${foot(all)}</section>
</main><script src="lesson.js"></script>
`;
}

/** A SCORM 1.2 package of one lesson. */
export async function makePackage(lesson: SeedLesson): Promise<Buffer> {
  const zip = new ZipFile();
  const files = {
    'imsmanifest.xml': manifest(lesson),
    'index.html': html(lesson),
    'lesson.css': css,
    'lesson.js': script,
  };
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}
