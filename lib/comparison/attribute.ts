export interface Attribute<Data> {
  id: string
  labelId?: string
  label: string
  text(data: Data): string | null
  toDisplay?(published: string): string
  /** Words of an agency in the text. */
  agencyWords?(data: Data): string[]
  amount?(data: Data): number | null
  unit?: string
  /** Returns the reason if the two figures must not be subtracted, and undefined otherwise. */
  guard?(a: Data, b: Data): string | undefined
  /** True for a name, number or date that identifies the record. Its difference has no meaning. */
  isNote?: true
  fileOnly?: true
}
