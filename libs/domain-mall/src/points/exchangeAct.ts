/** What happens to an exchange: it is called off, has arrived, goes back. */
export type ExchangeAct = 'cancel' | 'receive' | 'giveBack';
