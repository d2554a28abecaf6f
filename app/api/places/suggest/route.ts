import { describeNamed, formatNamed, namedHref } from '@/app/_lib/places/named-place'
import { type Spelling, suggestSpelling } from '@/app/_lib/places/suggest-spelling'
import { scriptRoute } from '@/app/_lib/read/script-route'
import type { NamedSuggestion } from '@/components/places/suggestion'
import { answerPreflight, forAnyPage } from '@/lib/connector/http/any-page'
import { searchPlaces } from '@/lib/gazetteer/places'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { readAs } from './read-as'

const MOST = 6
const LONGEST = 200

/** `GET /api/places/suggest?q=`: what a text may be, from what ships with the program; nobody is asked. */
export const GET = forAnyPage(
  scriptRoute({
    keep: 'private, max-age=3600',
    async answer(query) {
      const text = (query.get('q') ?? '').trim().slice(0, LONGEST)
      const read = readAs(text)
      const named = read ? [read] : searchPlaces(text, MOST).map(toSuggestion)
      const isKnown = named.length > 0 || isUnfinished(text)
      return { data: { suggestions: isKnown ? named : suggestSpelling(text).map(toQuestion) } }
    },
  }),
)

export const OPTIONS = () => answerPreflight('GET, HEAD')

const toSuggestion = (place: Parameters<typeof namedHref>[0]): NamedSuggestion => ({
  name: formatNamed(place),
  detail: describeNamed(place),
  href: namedHref(place),
})

const toQuestion = ({ city, text }: Spelling): NamedSuggestion => ({
  name: text,
  detail: `Did you mean ${city}?`,
  href: `/place?${new URLSearchParams({ q: text })}`,
})

/** Behind a street, a city without its state may still be typed. */
const isUnfinished = (text: string): boolean => parseAddressQuestion(text)?.state === ''
