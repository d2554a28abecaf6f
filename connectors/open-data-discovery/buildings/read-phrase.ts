import { toCapitals } from '@/lib/conditions/to-capitals'
import { ConnectorError } from '@/lib/connector/errors'
import { stateByCode } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { type ParsedAddress, parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { directions, streetTypes } from '@/lib/street-address/street-tokens'
import type { BuildingFeedCity } from './city-list'
import type { PropertyPhrase } from './feed'

const texts = defineSentences('open-data-discovery.read-phrase', {
  addressIsInTheseFeeds: 'This address is in {there}; these feeds cover {name}, {here}.',
  feedsCoverTheCity: 'These feeds cover the city of {name} only; the place you typed has another name.',
  noHouseWasNamed:
    'No house was named, so records of any property whose text holds these words are listed. Give a house number and a street for one property.',
  nothingToSearch:
    'Give an address like 841 W Gardena Blvd, a parcel number, or at least two letters or digits to look for.',
})

export interface ParsedPropertyPhrase {
  phrase: PropertyPhrase
  addressQuestion?: ParsedAddress
  understoodAs: string
  caveats: string[]
}

const mostWords = 6

export function readPhrase(city: BuildingFeedCity, typed: string): ParsedPropertyPhrase {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const parcel = city.parcel?.read(text)
  if (parcel !== undefined) {
    const phrase = { is: 'parcel', text: parcel } as const
    return { phrase, understoodAs: `${city.parcel?.name} ${parcel}`, caveats: [] }
  }
  const question = parseAddressQuestion(text, city.name)
  return question && namesStreet(question) ? readHouse(city, question) : readWords(text)
}

/**
 * Excludes a record number such as 24016-20000-39584, which begins like a house number but has no street
 * name.
 */
const namesStreet = ({ line }: ParsedAddress) => /^\S+ .*\p{L}/u.test(line)

function readHouse(city: BuildingFeedCity, question: ParsedAddress): ParsedPropertyPhrase {
  if (question.state !== '' && question.state !== city.state) {
    const [there, here] = [question.state, city.state].map((code) => stateByCode(code)?.name)
    throw new ConnectorError(
      'invalid_params',
      texts.addressIsInTheseFeeds({ there, name: city.name, here }),
      { field: 'propertySearch' },
    )
  }
  const { number, before, name, type, after, unit } = question.readings[0]
  const line = [number, before, name, type, after, unit].filter(Boolean).join(' ')
  const isElsewhere = question.city !== '' && question.city.toUpperCase() !== city.name.toUpperCase()
  return {
    phrase: { is: 'address', number, direction: before, name, suffix: type, line },
    addressQuestion: question,
    understoodAs: `The house ${toMixedCase(line)}`,
    caveats: isElsewhere ? [texts.feedsCoverTheCity({ name: city.name })] : [],
  }
}

/**
 * Ignores street types and directions, because cities abbreviate them. If the text has no other words, all of
 * its words are used.
 */
function readWords(text: string): ParsedPropertyPhrase {
  const all = [...new Set(toCapitals(text).match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [])]
  const telling = all.filter((word) => word.length > 1 && !directions.has(word) && !streetTypes.has(word))
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords)
  if (words.join('').length < 2) throw nothingToSearch()
  return {
    phrase: { is: 'words', words },
    understoodAs: `The words ${words.join(', ')}: each of them somewhere in a record’s number, address or description`,
    caveats: [texts.noHouseWasNamed],
  }
}

const nothingToSearch = () =>
  new ConnectorError('invalid_params', texts.nothingToSearch, { field: 'propertySearch' })
