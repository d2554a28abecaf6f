/**
 * Accepts texts and numbers, because publishers use either type. Returns null for an empty text and for any
 * other type.
 */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  return text === '' ? null : text
}

export function readFlag(value: unknown): boolean | null {
  const text = readText(value)?.toUpperCase()
  if (text === 'Y' || text === 'YES') return true
  return text === 'N' || text === 'NO' ? false : null
}
