import pages from './state-pages.json'

export interface StatePage {
  agency: string
  /** The search of the state where one is known, else the page of its program. */
  cleanup: string
  tanks: string
}

/** The pages of a state's own lists. Returns undefined for a territory. */
export const statePage = (code: string): StatePage | undefined =>
  (pages as Readonly<Record<string, StatePage>>)[code]
