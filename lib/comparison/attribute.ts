export interface Attribute<Data> {
  id: string
  labelId?: string
  label: string
  /** Returns null for an unpublished value. */
  text(data: Data): string | null
  /** Page text, if it differs from the file's. */
  written?(published: string): string
  /** The figure, if a difference between two has a meaning. */
  amount?(data: Data): number | null
  /** Unit of the figure and of differences. */
  unit?: string
  /** Returns a reason if the two figures must not be subtracted. */
  guard?(a: Data, b: Data): string | undefined
  /** Identifies the record (a name, number or date), so a difference has no meaning. */
  isNote?: true
  /** Appears in the comparison's file, not on its page. */
  fileOnly?: true
}
