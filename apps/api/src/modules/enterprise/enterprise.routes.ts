import { agreement, languageList, loginMethods, uploadLogs } from '@banyan/contracts/account';
import { serve } from '../../http/serve.ts';
import { listLanguages, listLoginMethods, readAgreement, storePageEvents } from './enterprise.service.ts';

export const enterpriseRoutes = [
  serve(loginMethods, listLoginMethods),
  serve(languageList, listLanguages),
  serve(agreement, readAgreement),
  serve(uploadLogs, storePageEvents),
];
