import { hostAgents } from '@banyan/core-session/testing';
import type { Mode, TenantColors } from '@banyan/tokens';
import type { Preview } from '@storybook/react-vite';

/** Enterprises whose colours stories can be seen in. */
export const enterprises: Record<string, TenantColors & { title: string }> = {
  hengchuan: { title: 'Hengchuan red', themeColor: '#f62d2b', hoverColor: '#c52422' },
  larkfield: { title: 'Larkfield green', themeColor: '#0a7d5a', hoverColor: '#086548' },
  blue: { title: 'Blue', themeColor: '#2456e6', hoverColor: '#1c45bd' },
  yellow: { title: 'Yellow (dark text)', themeColor: '#ffd400', hoverColor: '#e6bf00' },
};

/** Interface languages and what `lang` says for them. */
export const languages: Record<string, { title: string; lang: string }> = {
  zh: { title: '中文', lang: 'zh-CN' },
  en: { title: 'English', lang: 'en-GB' },
  zh_tw: { title: '繁體中文（台灣）', lang: 'zh-TW' },
  zh_hk: { title: '繁體中文（香港）', lang: 'zh-HK' },
};

/** Programs in whose window the portal is shown, by the user agents that the journeys use too. */
export const hosts: Record<string, { title: string; userAgent: string }> = {
  browser: { title: 'Browser', userAgent: '' },
  dingtalkWindows: { title: 'DingTalk for Windows', userAgent: hostAgents.dingtalkWindows.userAgent },
  dingtalkMac: { title: 'DingTalk for Mac', userAgent: hostAgents.dingtalkMac.userAgent },
  wecomWindows: { title: 'WeCom', userAgent: hostAgents.wecomWindows.userAgent },
  feishu: { title: 'Feishu', userAgent: hostAgents.feishu.userAgent },
  meeting: { title: 'Tencent Meeting', userAgent: hostAgents.meeting.userAgent },
  wps: { title: 'WPS', userAgent: hostAgents.wps.userAgent },
};

const items = (from: Record<string, { title: string }>) =>
  Object.entries(from).map(([value, { title }]) => ({ value, title }));

/** The toolbars, in Storybook's terms. */
export const globalTypes: Preview['globalTypes'] = {
  enterprise: {
    description: 'Enterprise theme',
    toolbar: { icon: 'paintbrush', items: items(enterprises), dynamicTitle: true },
  },
  language: {
    description: 'Language',
    toolbar: { icon: 'globe', items: items(languages), dynamicTitle: true },
  },
  host: {
    description: 'Host: the program around the page',
    toolbar: { icon: 'browser', items: items(hosts), dynamicTitle: true },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Mirrored' },
      ],
      dynamicTitle: true,
    },
  },
  appearance: {
    description: 'Light or dark',
    toolbar: {
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Windows the product is made for: a usual one, and the narrowest in which nothing scrolls sideways. */
export const windows = {
  usual: { name: 'Window of 1440', styles: { width: '1440px', height: '900px' } },
  narrow: { name: 'Window of 1200', styles: { width: '1200px', height: '800px' } },
};

/** Defaults of the toolbars. */
export const initialGlobals = {
  enterprise: 'hengchuan',
  language: 'zh',
  appearance: 'light',
  direction: 'ltr',
  host: 'browser',
};

/** User agent of the program that the toolbar names; empty: a plain browser. */
export function hostAgent(globals: Readonly<Record<string, unknown>>): string {
  const { host } = { ...initialGlobals, ...globals };
  return hosts[host]?.userAgent ?? '';
}

/** Values of the toolbars; unknown ones count as the default. */
export function chosen(globals: Readonly<Record<string, unknown>>) {
  const { enterprise, language, appearance, direction } = { ...initialGlobals, ...globals };
  const mode: Mode = appearance === 'dark' ? 'dark' : 'light';
  return {
    colors: enterprises[enterprise] ?? { themeColor: '', hoverColor: '' },
    lang: (languages[language] ?? { lang: 'zh-CN' }).lang,
    mode,
    dir: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  };
}
