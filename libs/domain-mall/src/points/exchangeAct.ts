/** Action on an exchange: it is cancelled, has arrived, is returned. */
export type ExchangeAct = 'cancel' | 'receive' | 'giveBack';
