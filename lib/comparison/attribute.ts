/** One thing that the records of a kind are compared by. */
export interface Attribute<Data> {
  id: string
  labelId?: string
  label: string
  /** Returns null where nothing is published. */
  text(data: Data): string | null
  /** The words of the page, where files keep other ones. */
  written?(published: string): string
  /** The figure, where a difference between two figures means something. */
  amount?(data: Data): number | null
  /** The unit of the figure. A difference is said in it. */
  unit?: string
  /** Returns the reason when the two figures must not be subtracted. */
  guard?(a: Data, b: Data): string | undefined
  /** A name, a number or a date: a difference says nothing about the record. */
  isNote?: true
  /** In the file of a comparison, not on its page. */
  fileOnly?: true
}
