/** An id is the account as a number, with marks or zeros around it. */
export const accountNumber = { without: /\D/g, pattern: /^(\d+)$/, isAccount: true } as const

export const texasFacts = {
  category: { by: 'kind', of: { house: 'A1', condominium: 'A3', vacant: 'C1', exempt: 'XV' } },
  land: '{land@$rollYear}',
  building: '{building@$rollYear}',
  market: '{total@$rollYear}',
  isLimited: { test: 'kind = house and roll(homestead) < 0.5' },
  limited: { if: 'isLimited', is: '{market|times 0.93|round}', else: '{market}' },
} as const
