import { formatDay } from '@/components/ui/format-day'
import type { ListedSource, PermitRecord, PermitsAnswer } from './read-permits'
import type { PermitsUrl } from './url'

const rowNames = { issued: 'permit', submitted: 'application', completed: 'certificate' } as const

/** How many, and from when to when. */
export function titleOf(records: readonly PermitRecord[], source: ListedSource): string {
  const { entity, newestFirst, dateMeaning } = source
  const what = entity === 'building-permit' ? rowNames[dateMeaning ?? 'issued'] : 'project'
  const count = `${records.length.toLocaleString('en-US')} ${what}${records.length === 1 ? '' : 's'}`
  const days = records.flatMap(({ date }) => date ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (records.length === 0) return `No ${what}s to show`
  if (first === undefined || last === undefined) return count
  return newestFirst
    ? `${count}, from ${formatDay(last)} back to ${formatDay(first)}`
    : `${count}, of days between ${formatDay(first)} and ${formatDay(last)}`
}

export const stateLabel = (records: readonly PermitRecord[], { truncated }: PermitsAnswer['data']) =>
  records.length === 0 ? 'None' : truncated ? 'More follow' : undefined

/** Why there is nothing, as far as it can be told. */
export function sayNothing(
  { kind, offset, from, to }: PermitsUrl,
  { returned }: PermitsAnswer['data'],
): string {
  if (returned > 0) return `None of the ${returned} rows loaded is of the kind “${kind}”.`
  if (offset > 0) return 'The source has no rows so far back. Go back to the newest ones.'
  if (from || to) return 'The source has no rows of these days. It may be late, or may not reach so far back.'
  return 'The source answered, and has no rows that fit.'
}

/** Which rows of those that fit are on this page. */
export function sayLoaded(
  { offset }: PermitsUrl,
  records: readonly PermitRecord[],
  { returned, truncated }: PermitsAnswer['data'],
): string {
  const [first, last] = [offset + 1, offset + returned].map((row) => row.toLocaleString('en-US'))
  const more = truncated ? 'older ones follow.' : 'and there are no more.'
  const ofKind = records.length < returned ? ` ${records.length} of them are of the kind chosen.` : ''
  return `Rows ${first} to ${last} of those that fit are loaded, ${more}${ofKind}`
}
