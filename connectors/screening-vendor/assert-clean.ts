import { isOrganizationName } from './organization-name'
import { isCurrency } from './part'
import { isPersonal } from './value-patterns'
import type { Vocabulary } from './vocabulary'

const MOMENT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

interface Allowed {
  isKnown: Vocabulary
  /** The one place where a name may stand. */
  organization: string | null
}

/**
 * The last look at what is about to be told, knowing nothing of how it was read: every text must be of a kind that
 * cannot hold a person. If one is not, nothing is told.
 */
export function assertClean(record: unknown, { isKnown, organization }: Allowed): void {
  const isClean = (text: string) =>
    MOMENT.test(text) ||
    isCurrency(text) ||
    (!isPersonal(text) && (isKnown(text) || (text === organization && isOrganizationName(text))))
  if (!leavesOf(record).every((leaf) => typeof leaf !== 'string' || isClean(leaf))) throw withheldWhole()
}

/** Our own fault, logged under a reference without a word of what was read. */
export const withheldWhole = () =>
  new Error('An answer of the screening service could not be shown to be free of personal data')

const leavesOf = (value: unknown): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(leavesOf) : [value]
