export interface Attribute<Data> {
  id: string
  labelId?: string
  label: string
  /** Returns null for an unpublished value. */
  text(data: Data): string | null
  toDisplay?(published: string): string
  amount?(data: Data): number | null
  unit?: string
  /** Returns the reason why the two figures must not be subtracted, if there is one. */
  guard?(a: Data, b: Data): string | undefined
  /**
   * True for an attribute that identifies the record, such as a name, number or date. Its difference has no
   * meaning.
   */
  isNote?: true
  fileOnly?: true
}
