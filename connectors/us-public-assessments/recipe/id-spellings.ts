import { ANY, alike, type Condition } from '@/lib/conditions/condition'

/** Keeps only letters and digits, because counties differ in blanks, dashes and dots. */
export const plainId = (text: unknown): string =>
  String(text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

export const spellingsOf = (text: string): string[] => [...new Set([text, text.toUpperCase(), plainId(text)])]

/**
 * Matches the letters and digits of the id with anything between them, which is safe only within one county.
 */
export const scattered = (column: string, text: string): Condition =>
  alike(
    column,
    [...plainId(text)].flatMap((letter, index) => (index === 0 ? [letter] : [ANY, letter])),
  )
