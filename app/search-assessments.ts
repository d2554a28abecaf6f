import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'

interface Searched<T> {
  found: Result<T>
  /** The county that was added, where the source would not be asked without one. */
  inCounty?: string
}

/** Some sources are asked by county; the address tells it, so that nobody need type it. */
export async function searchAssessments<T>(
  ask: (narrowed: { county?: string }) => Promise<Result<T>>,
  findCounty: () => Promise<string | undefined>,
): Promise<Searched<T>> {
  const found = await ask({})
  if (found.ok || !isAboutCounty(found.error)) return { found }
  const inCounty = await findCounty()
  if (!inCounty) return { found }
  const again = await ask({ county: inCounty })
  return again.ok ? { found: again, inCounty } : { found }
}

const isAboutCounty = ({ code, issues }: Problem) =>
  code === 'invalid_params' && issues.some(({ path }) => path === 'county')
