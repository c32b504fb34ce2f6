import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
const load: Record<string, () => Promise<{ default: object }>> = {
  en: () => import('../locales/en.json'),
  zh: () => import('../locales/zh.json'),
};
export const initI18n = async () => {
  const lng = navigator.language.startsWith('zh') ? 'zh' : 'en';
  const r = await load[lng]();
  await i18next.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: r.default as any } },
    interpolation: { escapeValue: false },
  });
};
