import { plain } from './fields'
import { classOf, wordsOf } from './personal-classes'
import { isNode, type Node } from './readable-tree'

/** Fields that name a firm wherever they stand. */
const FIRMS = ['legalname', 'companyname', 'organizationname', 'employername']

/** Every text of an answer that stands where people are named; `nodes` hold the firm’s own name. */
export function peopleIn(body: unknown, nodes: readonly Node[], organization: readonly string[]): string[] {
  const people: string[] = []
  function walk(value: unknown, isPerson: boolean): void {
    // The host of an e-mail address is the firm’s own.
    if (typeof value === 'string' && isPerson) people.push(value.replace(/@.*/s, ''))
    if (Array.isArray(value)) for (const item of value) walk(item, isPerson)
    else if (isNode(value)) {
      const firms = [...FIRMS, ...(nodes.includes(value) ? organization : [])]
      for (const [key, child] of Object.entries(value)) {
        walk(child, !firms.includes(plain(key)) && (isPerson || namesPeople(key)))
      }
    }
  }
  walk(body, false)
  return people
}

/** `contact` may hold a name as it stands, and `first` and `last` are names wherever they are texts. */
const PEOPLE = ['name', 'first', 'last', 'owner', 'principal', 'contact', 'contacts', 'email']

const namesPeople = (key: string): boolean =>
  classOf(key) === 'names' || wordsOf(key).some((word) => PEOPLE.includes(word))
