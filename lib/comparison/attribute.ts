export interface ComparableAttribute<Data> {
  id: string
  labelId?: string
  label: string
  text(data: Data): string | null
  toDisplay?(published: string): string
  /** Words of an agency in the text. A Spanish page marks them as English. */
  agencyWords?(data: Data): string[]
  amount?(data: Data): number | null
  unit?: string
  /** Returns the reason if the two figures must not be subtracted, and undefined otherwise. */
  guard?(a: Data, b: Data): string | undefined
  /**
   * True for a value that is only shown side by side, such as a parcel number. Its verdict is `note`, so it
   * never counts as a difference.
   */
  isNote?: true
  fileOnly?: true
}
