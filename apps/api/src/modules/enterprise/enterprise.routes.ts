import { agreement, languageList, loginMethods, uploadLogs } from '@banyan/contracts';
import { serve } from '../../http/serve.ts';
import { listLanguages, listLoginMethods, readAgreement, storePageEvents } from './enterprise.service.ts';

export const enterpriseRoutes = [
  serve(loginMethods, (_input, context) => listLoginMethods(context)),
  serve(languageList, (_input, context) => listLanguages(context)),
  serve(agreement, readAgreement),
  serve(uploadLogs, storePageEvents),
];
