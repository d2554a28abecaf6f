import type { GuidanceReference, GuidanceStatement, StatementCertainty } from './guidance'

export function citing(
  source: GuidanceReference,
  sure: StatementCertainty,
  copyYear?: number,
): (text: string) => GuidanceStatement {
  return (text) => ({ text, source, sure, ...(copyYear ? { copyYear } : {}) })
}

export const unchecked = citing(
  { name: 'General knowledge, not yet checked with an official page' },
  'unsure',
)

export const notConfirmed = 'not confirmed'

/**
 * A secondary source is a law office, a court's summary, a research note or the press. Several of them are
 * still `single`.
 */
export const secondHand = (about: string) => citing({ name: `A secondary source on ${about}` }, 'single')

export const registered = (text: string) =>
  citing({ name: `${text}, as a public register of sources reads it` }, 'single')
