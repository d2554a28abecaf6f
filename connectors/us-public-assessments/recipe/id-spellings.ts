import { ANY, alike, type Condition } from '@/lib/conditions/condition'

/** Letters and digits alone: what is left where counties differ in blanks, dashes and dots. */
export const plainId = (text: unknown): string =>
  String(text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** As typed, in capitals, and without its marks. */
export const spellingsOf = (text: string): string[] => [...new Set([text, text.toUpperCase(), plainId(text)])]

/** The letters and digits of an id with anything between them: for one county at a time. */
export const scattered = (column: string, text: string): Condition =>
  alike(
    column,
    [...plainId(text)].flatMap((letter, index) => (index === 0 ? [letter] : [ANY, letter])),
  )
