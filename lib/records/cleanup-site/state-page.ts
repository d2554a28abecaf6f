import pages from './state-pages.json'

export interface StatePage {
  agency: string
  cleanup: string
  tanks: string
}

export const statePage = (code: string): StatePage | undefined =>
  (pages as Readonly<Record<string, StatePage>>)[code]
