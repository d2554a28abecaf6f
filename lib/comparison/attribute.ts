export interface Attribute<Data> {
  id: string
  labelId?: string
  label: string
  /** Returns null for an unpublished value. */
  text(data: Data): string | null
  toDisplay?(published: string): string
  amount?(data: Data): number | null
  unit?: string
  /** Returns the reason if the two figures must not be subtracted. */
  guard?(a: Data, b: Data): string | undefined
  /**
   * Marks an attribute that identifies the record (a name, number or date), whose difference is meaningless.
   */
  isNote?: true
  fileOnly?: true
}
