import { observer } from 'mobx-react-lite';
import { session } from './store';
import { Shell, Card } from './ui';
import { useTranslation } from 'react-i18next';
export default observer(() => {
  const { t } = useTranslation();
  return (
    <Shell>
      <h1>{t('exam')}</h1>
      <Card>
        <h2>{session.count}</h2>
      </Card>
    </Shell>
  );
});
