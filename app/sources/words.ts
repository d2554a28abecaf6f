/** The first sentence or clause of a longer text; the source’s own page has all of it. */
export function firstPart(text: string): string {
  const [first = text] = text.split(/(?<=[.;])\s/)
  return first.replace(/[.;]$/, '')
}

export const formatWaited = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`
