import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('coverage.search-assessments', {
  interpretation: (address: string) =>
    `Nothing matches the address as typed. The Census Bureau spells it “${address}”; these records match that.`,
})

interface NarrowerPlace {
  county?: string
  streetAddress?: string
}

interface PlaceLookups {
  county: () => Promise<string | undefined>
  matchedAddress: () => Promise<string | undefined>
}

interface SearchOutcome<T> {
  found: Result<T>
  /** County that we added to the search, because the source requires one. */
  inCounty?: string
  readAs?: string
}

export async function searchAssessments<T extends { records: readonly unknown[] }>(
  ask: (narrowed: NarrowerPlace) => Promise<Result<T>>,
  context: PlaceLookups,
): Promise<SearchOutcome<T>> {
  const first = await askInCounty(ask, context)
  if (!first.found.ok || first.found.data.records.length > 0) return first
  const readAs = await context.matchedAddress()
  if (!readAs) return first
  const again = await ask({ ...(first.inCounty ? { county: first.inCounty } : {}), streetAddress: readAs })
  return again.ok && again.data.records.length > 0 ? { ...first, found: again, readAs } : first
}

/** Some sources require a county. The geocoder finds it, so that the visitor need not type it. */
async function askInCounty<T>(
  ask: (narrowed: NarrowerPlace) => Promise<Result<T>>,
  { county }: PlaceLookups,
): Promise<SearchOutcome<T>> {
  const result = await ask({})
  if (result.ok || !isAboutCounty(result.error)) return { found: result }
  const inCounty = await county()
  if (!inCounty) return { found: result }
  const again = await ask({ county: inCounty })
  return again.ok ? { found: again, inCounty } : { found: result }
}

export const describeInterpretation = (address: string): string => texts.interpretation(address)

const isAboutCounty = ({ code, issues }: Problem) =>
  code === 'invalid_params' && issues.some(({ path }) => path === 'county')
