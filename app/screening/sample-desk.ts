import type { IdName } from './questions'

/** What everybody may try where the data are samples. */
export interface SampleDesk {
  user: string
  secret: string
  ids: Readonly<Record<IdName, string>>
}
