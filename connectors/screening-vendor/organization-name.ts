import { classOf, wordsOf } from './personal-classes'
import { isPersonal } from './value-patterns'

/** One of these has to be in the name: a text without any may be a person. */
const organizationWords = new Set(
  `llc inc incorporated corp corporation company co lp llp ltd limited group holdings partners properties property
  management realty apartments homes housing residences rentals authority association university college hospital
  agency services solutions`
    .trim()
    .split(/\s+/),
)

const MOST_LETTERS = 80
/** A house number and a floor are no firm, and neither is a telephone number in pairs. */
const MOST_DIGITS = 3

/** The only free text that is ever shown: the name of a firm, never of a person. */
export function isOrganizationName(text: string): boolean {
  if (text.length > MOST_LETTERS || !/^[\p{L}\p{M}0-9 &.,'’()-]+$/u.test(text)) return false
  const digits = text.replace(/\D/g, '').length
  // "Nib Realty, 12 Blotter Row" goes on to say where.
  if (digits > MOST_DIGITS || (digits > 0 && text.includes(',')) || isPersonal(text)) return false
  return !speaksOfPerson(text) && wordsOf(text).some((word) => organizationWords.has(word))
}

/** "Applicant Test Person, services" has a firm’s word in it. */
const speaksOfPerson = (text: string): boolean =>
  wordsOf(text).some((word) => word === 'born' || classOf(word) === 'names')

/** Whether a name shares a word with what the same answer says elsewhere of people. */
export function namesSomebody(organization: string, people: readonly string[]): boolean {
  const ours = new Set(wordsOf(organization).filter((word) => !organizationWords.has(word)))
  return people.flatMap(wordsOf).some((word) => word.length > 1 && ours.has(word))
}
