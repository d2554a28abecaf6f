import pages from './state-pages.json'

export interface StatePage {
  agency: string
  /** The state's own search if there is one, otherwise the page of its program. */
  cleanup: string
  tanks: string
}

/** Returns the pages of a state's own lists, or undefined for a territory. */
export const statePage = (code: string): StatePage | undefined =>
  (pages as Readonly<Record<string, StatePage>>)[code]
