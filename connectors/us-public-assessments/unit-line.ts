import type { Cell } from './source'

/** A street line with the unit of another column behind it, unless it ends in that unit already. */
export function withUnit(line: string, unit: Cell | undefined): string {
  const text = String(unit ?? '').trim()
  const [, name] = /^(?:UNIT|APT|STE|#)?\.?\s*#?\s*([A-Z0-9-]{1,6})$/i.exec(text) ?? []
  if (name === undefined) return line
  const hasUnit = new RegExp(`[\\s#]${name}$`, 'i').test(line.trimEnd())
  return hasUnit ? line : `${line} UNIT ${name}`
}
