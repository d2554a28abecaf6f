/** A row of the layer as it is published, column by column. */
export type PublishedAttributes = Readonly<Record<string, string | number | null>>

/** Where 0 can be meant: a home exempt from all tax is worth 0 to the tax roll. */
export function amountIn(attributes: PublishedAttributes, column: string): number | null {
  const value = attributes[column]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The source has no null: 0 stands for an unknown number, where 0 cannot be meant. */
export const numberIn = (attributes: PublishedAttributes, column: string): number | null =>
  amountIn(attributes, column) || null

/** And a blank for an unknown text. */
export function textIn(attributes: PublishedAttributes, column: string): string | null {
  const value = attributes[column]
  return (typeof value === 'string' && value.trim()) || null
}
