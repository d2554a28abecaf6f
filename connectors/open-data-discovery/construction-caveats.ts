import type { ConstructionSource } from './source'

/** What must be read beside the rows of a source; `bySql`: its portal answers comparisons. */
export function caveatsOf({ isInventory, date, gaps }: ConstructionSource, bySql: boolean): string[] {
  return [
    isInventory
      ? 'These are projects, not building permits.'
      : 'A permit is not proof that construction started or finished.',
    ...(date ? [meanings[date.meaning]] : []),
    ...(date && bySql ? ['Rows without a date are left out.'] : []),
    ...(bySql
      ? []
      : ['This portal cannot compare dates, so rows without a date may come before the newest ones.']),
    ...gaps,
  ]
}

const meanings = {
  issued: 'Dates are the days when the permits were issued.',
  submitted: 'Dates are the days when the applications were filed, not when permits were issued.',
  completed: 'Dates are those of the certificates that the buildings are finished, not of permits.',
} as const
