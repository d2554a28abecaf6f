export type EvidenceRow = Readonly<Record<string, unknown>>

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** The source sends numbers as text, often with ".0". */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = textOf(value)
  return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

export function parseBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 'true' ? true : value === 'false' ? false : null
}

export const dayOf = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0] ?? null

/** Exports lose leading zeros. */
export const pinOf = (value: unknown): string => String(value).padStart(14, '0')
