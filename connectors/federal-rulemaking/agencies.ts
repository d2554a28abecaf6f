import { ConnectorError } from '@/lib/connector/errors'
import type { FederalAgency } from '@/lib/records/rule/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { nearestTo } from './nearest-to'

const texts = defineSentences('federal-rulemaking.agencies', {
  several: 'Several agencies go by one of these names: {fit}. Give the one in brackets.',
  didYouMean: 'Did you mean {near}?',
  lookItsNameUp: 'Look its name up in the list of agencies.',
  federalRegisterListsNoAgency: 'The Federal Register lists no agency called “{typed}”. {hint}',
})

export function findAgencies(names: readonly string[], agencies: readonly FederalAgency[]): FederalAgency[] {
  const matches = names.map((name) => findAgency(name, agencies))
  return [...new Set(matches)]
}

function findAgency(typed: string, agencies: readonly FederalAgency[]): FederalAgency {
  const words = wordsOf(typed)
  if (words === '') throw unknown(typed, agencies)
  const bySlug = agencies.filter(({ slug }) => slug === typed.toLowerCase())
  const byShortName = agencies.filter(({ shortName }) => shortName !== null && wordsOf(shortName) === words)
  const byName = agencies.filter(({ name }) => wordsOf(name) === words)
  const [fit = []] = [bySlug, byShortName, byName].filter((each) => each.length > 0)
  const [only, ...others] = fit
  if (only && others.length === 0) return only
  throw only ? several(fit) : unknown(typed, agencies)
}

/**
 * Sorts the words, because the register inverts names, such as "Interior Department" for "Department of the
 * Interior".
 */
function wordsOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/\bu\.\s?s\.|\bunited states\b/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !['the', 'of', 'and', 'for', 'us'].includes(word))
  return words.toSorted().join(' ')
}

const say = ({ name, slug }: FederalAgency) => `${name} (${slug})`

const several = (fit: readonly FederalAgency[]) =>
  new ConnectorError('invalid_params', texts.several({ fit: fit.map(say).join(', ') }), { field: 'agency' })

function unknown(typed: string, agencies: readonly FederalAgency[]): ConnectorError {
  const near = nearestTo(typed, agencies, ({ name, slug, shortName }) => [name, slug, shortName ?? ''])
  const hint = near.length > 0 ? texts.didYouMean({ near: near.map(say).join(', or ') }) : texts.lookItsNameUp
  return new ConnectorError(
    'invalid_params',
    texts.federalRegisterListsNoAgency({ typed: typed.slice(0, 60), hint }),
    { field: 'agency' },
  )
}
