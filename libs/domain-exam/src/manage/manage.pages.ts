/** Pages of the console about what people are asked, by the names of their screens. */
export const managePages = {
  manageBanks: () => import('./banks/BanksPage.tsx').then(({ BanksPage }) => BanksPage),
  manageBank: () => import('./bank/BankPage.tsx').then(({ BankPage }) => BankPage),
};
