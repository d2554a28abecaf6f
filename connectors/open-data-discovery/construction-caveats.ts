import type { ConstructionSource } from './source'

/** What must be read beside the rows of a source; `bySql`: its portal answers comparisons. */
export function caveatsOf({ isInventory, date, gaps }: ConstructionSource, bySql: boolean): string[] {
  return [
    isInventory
      ? 'These are projects, not building permits.'
      : 'A permit is not proof that construction started or finished.',
    ...(date ? [meanings[date.meaning]] : []),
    ...(date && bySql ? ['Rows without a day are left out.'] : []),
    ...(bySql
      ? []
      : ['This portal answers no comparisons, so rows without a day may come before the newest ones.']),
    ...gaps,
  ]
}

const meanings = {
  issued: 'The day is the day on which the permit was issued.',
  submitted: 'The day is the day on which the application was handed in, not that of a permit.',
  completed: 'The day is the day of the certificate that the building is finished, not that of a permit.',
} as const
