export interface Attribute<Data> {
  id: string
  labelId?: string
  label: string
  text(data: Data): string | null
  toDisplay?(published: string): string
  amount?(data: Data): number | null
  unit?: string
  /** Returns the reason why the two figures must not be subtracted, if there is one. */
  guard?(a: Data, b: Data): string | undefined
  /** True for a name, number or date that identifies the record, because its difference has no meaning. */
  isNote?: true
  fileOnly?: true
}
