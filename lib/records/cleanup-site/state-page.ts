import pages from './state-pages.json'

export interface StateCleanupPages {
  agency: string
  cleanup: string
  tanks: string
}

export const statePage = (code: string): StateCleanupPages | undefined =>
  (pages as Readonly<Record<string, StateCleanupPages>>)[code]
