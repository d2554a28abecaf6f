import type { PermitRecord } from './read-permits'

/** What each row is called in an address, and by the map: its number where it has one, told apart where several share it. */
export function rowKeys(records: readonly PermitRecord[]): string[] {
  const seen = new Map<string, number>()
  return records.map(({ id }, index) => {
    const plain = (id ?? '').replace(/[^A-Za-z0-9]+/g, '-').slice(0, 100) || `row-${index + 1}`
    const times = (seen.get(plain) ?? 0) + 1
    seen.set(plain, times)
    return times === 1 ? plain : `${plain}.${times}`
  })
}

export const anchorOf = (key: string): string => `permit-${key}`
