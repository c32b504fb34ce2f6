import { lazy, Suspense, useEffect, useState } from 'react';
import { Routes, Route, Link } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import dayjs from 'dayjs';
import { session } from './store';
import { Global, Shell, Button, Card, ThemeProvider, themes } from './ui';
import { doSeal } from 'virtual-seal';
const Exam = lazy(() => import('./Exam'));
const Home = observer(() => {
  const { t } = useTranslation();
  const [sig, setSig] = useState('');
  useEffect(() => {
    session.load();
  }, []);
  return (
    <Shell>
      <h1>{t('welcome')}</h1>
      <p>
        {t('last_visit')} {dayjs(1760000000000).format('YYYY-MM-DD HH:mm')}
      </p>
      <Button onClick={() => session.toggle()}>{t('theme')}</Button>{' '}
      <Button $kind="ghost" onClick={async () => setSig(await doSeal(session.status))}>
        {t('save')}
      </Button>{' '}
      <Link to="/exam">{t('exam')}</Link>
      <p>
        {sig.slice(0, 24)} {t('items_count', { name: session.count })}
      </p>
      {session.courses.map((c) => (
        <Card key={c.id}>
          <h2>{c.title}</h2>
          {dayjs(c.at).format('YYYY-MM-DD')}
        </Card>
      ))}
    </Shell>
  );
});
export const App = observer(() => (
  <ThemeProvider theme={session.dark ? themes.dark : themes.light}>
    <Global />
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/exam" element={<Exam />} />
      </Routes>
    </Suspense>
  </ThemeProvider>
));
