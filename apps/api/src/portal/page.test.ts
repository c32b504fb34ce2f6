import { homeStructure, myStudyInfo } from '@banyan/contracts/account';
import { courseDetail, homeList } from '@banyan/contracts/course';
import { describe, expect, it } from 'vitest';
import { readTemplate, type PageValues } from './page.ts';
import { sightOf, type Sight } from './sight.ts';
import { skeletonHtml } from './skeleton.ts';

const html = `<!doctype html><html lang="zh-CN"><head><title>Banyan</title>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/ui-1.js">
</head><body><div id="root"></div><script type="application/json" id="banyan-boot"></script></body></html>`;

const values: PageValues = {
  lang: 'en',
  title: 'Larkfield Academy',
  themeColor: '#0a7d5a',
  nonce: 'n0nce',
  css: ':root{--tenant:#0a7d5a}',
  preloads: ['/assets/home-1.js'],
  openGraph: '',
  root: '<p>first</p>',
  boot: { a: 1 },
};

describe('the page', () => {
  it('is filled with what the request is about', () => {
    const page = readTemplate(html).fill(values);
    expect(page).toContain('<html lang="en" data-theme-color="#0a7d5a">');
    expect(page).toContain('<title>Larkfield Academy</title>');
    expect(page).toContain('<style nonce="n0nce">:root{--tenant:#0a7d5a}</style>');
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/home-1.js"></head>');
    expect(page).toContain('<div id="root"><p>first</p></div>');
    expect(page).toContain('id="banyan-boot">{"a":1}</script>');
  });

  it('lets no text out of its place', () => {
    const nasty = `</script><script>alert("1")</script><!--\u2028$&$'`;
    const page = readTemplate(html).fill({
      ...values,
      title: nasty,
      themeColor: `"><script>alert(2)</script>`,
      css: 'a{}</style><script>alert(3)</script>',
      root: skeletonHtml({
        name: nasty,
        logo: '"><script>alert(4)</script>',
        entries: [{ title: nasty, path: '"x' }],
        sight: { kind: 'course', title: nasty, introduction: nasty, catalogue: [nasty, nasty] },
      }),
      boot: { nasty },
    });
    expect(page.match(/<script\b/g)).toHaveLength(2 + 1);
    expect(page.match(/<script>alert\(3\)/g)).toHaveLength(1);
    expect(page).toContain('<style nonce="n0nce">a{}<\\/style><script>alert(3)<\\/script></style>');
    expect(JSON.parse(/id="banyan-boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '')).toEqual({ nasty });
  });

  it('names its inline scripts for the security policy, and no other [SH-14]', () => {
    const own = readTemplate(html.replace('<title>', '<script>start()</script><title>'));
    expect(own.inlineScripts).toEqual(["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"]);
    expect(readTemplate(html).inlineScripts).toEqual([]);
  });

  it('is refused when a place is missing', () => {
    expect(() => readTemplate(html.replace('<div id="root"></div>', ''))).toThrow(/root/);
    expect(() => readTemplate(html.replace('id="banyan-boot"', 'id="boot"'))).toThrow(/boot/);
  });
});

describe('what stands there first', () => {
  const first = (sight: Sight) => skeletonHtml({ name: 'x', logo: '/l.png', entries: [], sight });

  it('has the brand and the entries as links', () => {
    const entries = [{ title: '课程', path: '/course' }];
    const page = skeletonHtml({ name: '衡川学堂', logo: '', entries, sight: { kind: 'plain' } });
    expect(page).toContain('<span>衡川学堂</span>');
    expect(page).toContain('<nav><a href="/course">课程</a></nav>');
  });

  it('keeps room where a number of tasks will stand [SH-11]', () => {
    const entries = [{ title: '任务', path: '/task', pointed: true }];
    expect(skeletonHtml({ name: 'x', logo: '', entries, sight: { kind: 'plain' } })).toContain(
      '<a href="/task" data-pointed>任务</a>',
    );
  });

  it('has no header where the screen has none [SH-05]', () => {
    expect(skeletonHtml({ name: 'x', logo: '', entries: null, sight: { kind: 'plain' } })).not.toContain('<header');
  });

  it.each<[string, Sight, string]>([
    ['the slogan of a login', { kind: 'login', slogan: 'a', detail: 'b' }, '<h1>a</h1><p>b</p>'],
    [
      'a course with its catalogue in one block and its introduction',
      { kind: 'course', title: 'a', introduction: 'b', catalogue: ['c', 'd'] },
      '<h1>a</h1><i></i><div>c<br>d</div><p>b</p>',
    ],
    [
      'no introduction that is hidden',
      { kind: 'course', title: 'a', introduction: '', catalogue: [] },
      '<h1>a</h1><i></i><div></div></div>',
    ],
    ['the titles of a list', { kind: 'courses', titles: ['a'] }, '<ul><li><i></i><h3>a</h3></li></ul>'],
    [
      'what to continue and the first rows of a home page',
      { kind: 'home', notice: 'n', heading: null, hero: 'a', rows: [{ title: 'b', courses: ['c'] }] },
      '<div class="first-notice"><p>n</p></div><div class="first-hello"></div><div class="first-hero"><h2>a</h2></div>' +
        '<section><h2>b</h2><ul><li><i></i><h3>c</h3></li></ul></section>',
    ],
  ])('has %s [SH-12]', (_what, sight, html) => {
    expect(first(sight)).toContain(html);
  });
});

describe('what is known of a screen', () => {
  const course = (title: string) => ({ title });
  const asked = { loggedIn: false, slogan: 's', sloganDetail: 'd' };

  it('takes the courses of a home page from the module that asked for them [SH-12]', () => {
    const modules = [
      { id: 1, kind: 'continue', title: '' },
      { id: 2, kind: 'new', title: 'New' },
      { id: 3, kind: 'zones', title: 'Zones' },
      { id: 4, kind: 'popular', title: 'Popular' },
      { id: 5, kind: 'required', title: 'Required' },
    ];
    const answered = [
      { call: homeStructure, answer: { modules } },
      { call: homeList, answer: { items: 'abcdef'.split('').map(course) } },
      { call: homeList, answer: { items: [course('p')] } },
      { call: myStudyInfo, answer: { continue: { course: course('on') } } },
    ];
    expect(sightOf({ ...asked, pattern: '/index', loggedIn: true, answered })).toEqual({
      kind: 'home',
      notice: '',
      heading: null,
      hero: 'on',
      rows: [
        { title: 'New', courses: ['a', 'b', 'c', 'd', 'e'] },
        { title: 'Popular', courses: ['p'] },
      ],
    });
  });

  it('heads a visitor’s home page with the slogan, and is plain where nothing was answered', () => {
    expect(sightOf({ ...asked, pattern: '/index', answered: [] })).toMatchObject({
      heading: 's',
      hero: null,
      rows: [],
    });
    expect(sightOf({ ...asked, pattern: '/course', answered: [] })).toEqual({ kind: 'plain' });
  });

  it('keeps the introduction from learners, whose page opens with the transcript', () => {
    const answered = [{ call: courseDetail, answer: { course: course('c'), introduction: 'i', chapters: [] } }];
    expect(sightOf({ ...asked, pattern: '/course/1', answered })).toMatchObject({ introduction: 'i' });
    expect(sightOf({ ...asked, pattern: '/course/1', loggedIn: true, answered })).toMatchObject({ introduction: '' });
  });

  it('takes the catalogue of a course: chapters, each section before its own, as many as stand in view [CO-02]', () => {
    const chapters = [
      { section: '', title: 'a' },
      { section: 's', title: 'b' },
      { section: 's', title: 'c' },
      ...Array.from({ length: 20 }, (_, at) => ({ section: 't', title: `${at}` })),
    ];
    const answered = [{ call: courseDetail, answer: { course: course('c'), introduction: '', chapters } }];
    const sight = sightOf({ ...asked, pattern: '/course/1', loggedIn: true, answered });
    expect(sight).toMatchObject({ catalogue: ['a', 's', 'b', 'c', 't', '0', '1', '2', '3', '4', '5', '6'] });
  });
});
