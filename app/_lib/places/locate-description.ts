import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { LegalDescription } from '@/lib/survey/legal-description'
import type { EngineCaller } from '../read/reading-scope'

export interface DescriptionOutlines {
  outlines: SurveyOutlines
  meta: Meta
}

const QUARTERS = ['', ' 1/4', ' 1/2', ' 3/4'] as const

export async function locate(
  description: Pick<LegalDescription, 'plssid'> | LegalDescription,
  call: EngineCaller,
): Promise<DescriptionOutlines | { problem: Problem }> {
  const results = await Promise.all(
    questionsOf(description).map((params) => call('federal-land-survey', 'locateDescription', params)),
  )
  const failed = results.find((result) => !result.ok)
  if (failed) return { problem: failed.error }
  const answers = results.filter((result) => result.ok)
  const [first] = answers
  if (!first) throw new RangeError('A description asks at least one question')
  const features = answers.flatMap(({ data }) => data.features)
  return {
    meta: first.meta,
    outlines: {
      ...first.data,
      features,
      count: features.length,
      truncated: answers.some(({ data }) => data.truncated),
    },
  }
}

function questionsOf(description: Pick<LegalDescription, 'plssid'> | LegalDescription) {
  if (description.plssid || !('township' in description)) return [{ plssid: description.plssid ?? '' }]
  const { township, range, section, state, meridians } = description
  const params = {
    township: `${township.number}${QUARTERS[township.fraction]}${township.direction ?? ''}`,
    range: `${range.number}${QUARTERS[range.fraction]}${range.direction ?? ''}`,
    ...(section === undefined ? {} : { section }),
    ...(state ? { state } : {}),
  }
  return meridians.length === 0 ? [params] : meridians.map((meridian) => ({ ...params, meridian }))
}
