import type { constant, palettes } from '@banyan/tokens';

/** Purpose of a token, in Chinese and English. */
export type Use = readonly [zh: string, en: string];

/** The colours of each appearance, in groups for reading; a name without its use here is a type error. */
export const colourUses = {
  bg: ['页面的底', 'ground of the page'],
  surface: ['卡片、面板', 'cards, panels'],
  sunken: ['凹下去的：分段控件、停用', 'sunk in: segments, switched off'],
  hover: ['指针下的行', 'a line under the pointer'],
  float: ['浮起来的：菜单、对话框', 'what floats: menus, dialogs'],
  line: ['平放之物的边', 'edge of what lies'],
  'line-2': ['按钮的边', 'edge of a button'],
  'line-3': ['输入框的边，≥ 3:1', 'edge of a field, ≥ 3:1'],
  track: ['进度条没走到的部分', 'what progress has not reached'],
  ink: ['正文', 'words'],
  'ink-2': ['次要的话', 'second words'],
  'ink-3': ['附注、占位', 'remarks, placeholders'],
  ok: ['成了', 'done, right'],
  'ok-soft': ['“成了”的底', 'ground of ok'],
  warn: ['要留意、快到期', 'take care, due soon'],
  'warn-soft': ['“留意”的底', 'ground of warn'],
  'warn-graphic': ['图形里的琥珀色', 'amber in graphics'],
  danger: ['错了、收不回的', 'wrong, cannot be taken back'],
  'danger-soft': ['“错了”的底', 'ground of danger'],
  info: ['知会一声', 'for your knowledge'],
  'info-soft': ['“知会”的底', 'ground of info'],
  'chart-1': ['图表的第一种颜色：石青', 'first colour of a chart: azurite'],
  'chart-2': ['第二种：赭石', 'second: ochre'],
  'chart-3': ['第三种：石绿', 'third: malachite'],
  'chart-4': ['第四种：紫', 'fourth: violet'],
  'chart-5': ['第五种：土', 'fifth: earth'],
  tip: ['气泡的底', 'ground of a hint'],
  'on-tip': ['气泡里的字', 'words of a hint'],
  scrim: ['对话框背后的幕', 'veil behind a dialog'],
  'bg-behind': ['幕后的页面', 'the page behind the veil'],
  'goal-3': ['本月目标的环', "ring of the month's goal"],
  'paper-base': ['年轮的纸，未染', 'paper of the rings, untinted'],
  'grain-base': ['年轮的木纹，未染', 'grain of the rings, untinted'],
  'cover-edge': ['封面的边', 'edge of a cover'],
  'float-shadow': ['浮起来的影', 'shadow of what floats'],
  'cover-filter': ['封面在暗处调暗', 'dims covers in the dark'],
  'paper-tint': ['纸里有多少企业色', 'share of the tenant in the paper'],
  'grain-tint': ['木纹里有多少企业色', 'share of the tenant in the grain'],
} as const satisfies Record<keyof typeof palettes.light, Use>;

/** Colours that stay the same, or follow the tenant in the browser. */
export const sameColourUses = {
  'on-cover': ['封面上的字', 'words on a cover'],
  'cover-shade': ['封面上时长的底', 'ground of a length on a cover'],
  'cover-tag': ['封面上标签的底', 'ground of a tag on a cover'],
  'on-cover-tag': ['封面标签的字', 'words of a tag on a cover'],
  stage: ['放视频的台', 'stage of a video'],
  'on-stage': ['台上的字', 'words on the stage'],
  'on-stage-2': ['台上次要的字', 'second words on the stage'],
  'stage-line': ['台上的轨', 'tracks on the stage'],
  'stage-shade': ['控制条的底', 'ground of the controls'],
  'stage-accent': ['台上的企业色', 'the tenant on the stage'],
  paper: ['年轮的纸，染过', 'paper of the rings, tinted'],
  grain: ['年轮的木纹，染过', 'grain of the rings, tinted'],
} as const satisfies Partial<Record<keyof typeof constant, Use>>;

/** Colours derived from a tenant's two colours. */
export const accentUses = {
  tenant: ['企业设的颜色', 'as the tenant sets it'],
  'tenant-hover': ['企业设的悬停色', 'its hover colour'],
  accent: ['进度、焦点、选中', 'progress, focus, selection'],
  'accent-fill': ['主按钮', 'the main action'],
  'accent-fill-hover': ['指针下的主按钮', 'the same under the pointer'],
  'on-accent': ['主按钮的字', 'words of the main action'],
  'accent-text': ['企业色的字', "words in the tenant's colour"],
  'accent-soft': ['选中的底', 'ground of what is selected'],
  'accent-line': ['选中的边', 'edge of what is selected'],
  'accent-veil': ['选中的字上的一层', 'over words that are selected'],
  danger: ['错误；企业色是红时换成紫红', "errors; plum where red is the tenant's"],
  'danger-soft': ['错误的底', 'ground of errors'],
} as const satisfies Record<string, Use>;

/** The sizes of type, with their line heights in px. */
export const typeUses = {
  t12: [20, ['附注、标签', 'remarks, labels']],
  t14: [22, ['正文、卡片标题', 'words, titles of cards']],
  t16: [24, ['面板标题、题干、选项', 'titles of panels, stems, options']],
  t20: [28, ['章节', 'sections']],
  t24: [34, ['页面标题、时钟', 'title of the page, clock']],
  t32: [46, ['登录页', 'the way in']],
} as const satisfies Partial<Record<keyof typeof constant, readonly [number, Use]>>;

/** Layers, from the page up. */
export const layerUses = {
  'z-header': ['粘在顶上的', 'sticks to the top'],
  'z-wait': ['正在换屏的线', 'the line of a screen on its way'],
  'z-dialog': ['对话框', 'dialogs'],
  'z-toast': ['提示', 'messages'],
  'z-skip': ['跳到正文', 'skip to content'],
} as const satisfies Partial<Record<keyof typeof constant, Use>>;
